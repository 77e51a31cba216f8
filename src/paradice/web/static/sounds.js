// Short synthesised sounds: soft attack, under 300 ms, at most two at once.
let context = null, busy = 0;

function voice(at, length, make) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(make.loud ?? .12, at + .008);
  gain.gain.exponentialRampToValueAtTime(.0008, at + length);
  gain.connect(context.destination);
  return gain;
}
function tone(at, hertz, length, type = 'sine', loud = .12) {
  const wave = context.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(hertz, at);
  wave.connect(voice(at, length, { loud }));
  wave.start(at);
  wave.stop(at + length + .02);
}
function noise(at, length, hertz, quality = 1, loud = .1, end = hertz) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource(), filter = context.createBiquadFilter();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.Q.value = quality;
  filter.frequency.setValueAtTime(hertz, at);
  filter.frequency.linearRampToValueAtTime(end, at + length);
  source.connect(filter).connect(voice(at, length, { loud }));
  source.start(at);
}
const CUES = {
  knock: t => { tone(t, 190, .09, 'triangle', .2); tone(t + .13, 170, .09, 'triangle', .2); },
  tick: t => noise(t, .03, 2600, 4, .08),
  thud: t => tone(t, 85, .16, 'sine', .25),
  paper: t => noise(t, .2, 900, .8, .1, 3600),
  chime: t => { tone(t, 660, .2); tone(t + .08, 880, .2); },
  fall: t => { tone(t, 440, .2, 'triangle'); tone(t + .1, 330, .2, 'triangle'); },
  clock: t => { noise(t, .025, 3200, 6, .1); noise(t + .12, .025, 2400, 6, .1); },
  rattle: t => { for (let i = 0; i < 5; i++) noise(t + i * .045 + Math.random() * .02, .03, 1400 + Math.random() * 900, 3, .1 - i * .012); },
  synth: t => { for (const hertz of [220, 277, 330]) tone(t, hertz, .26, 'sawtooth', .035); },
  latch: t => { tone(t, 1250, .05, 'square', .03); noise(t + .03, .05, 4200, 5, .07); },
  shot: t => noise(t, .14, 700, .5, .14, 200),
};
export function play(name) {
  if (!CUES[name] || busy >= 2) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  busy++;
  setTimeout(() => busy--, 250);
  CUES[name](context.currentTime + .01);
}
