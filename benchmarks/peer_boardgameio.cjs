// The peer measurement of boardgame.io; benchmarks/peers.py starts it, twice.
//
//   node peer_boardgameio.cjs serve MODULES
//     boardgame.io's own server, its state in memory, on a free port of
//     127.0.0.1. Prints {"port": N, "lobby": M}, serves until its standard
//     input closes or LIFETIME has passed.
//
//   node peer_boardgameio.cjs play MODULES PORT LOBBY TABLES SECONDS RUNS
//     Opens TABLES matches by the lobby interface, seats two clients at each,
//     every client on a web socket of its own, and lets all tables play at
//     once: the player to move sends a move, and the next is sent only when
//     both clients of the table have been informed of it. Warms up, measures
//     RUNS stretches of SECONDS, prints {"rates": [...]} and ends.
//
// MODULES is the directory whose node_modules holds boardgame.io.

"use strict";

const { createRequire } = require("node:module");
const path = require("node:path");

const LIFETIME = 20_000; // milliseconds; neither part outlives it
const MOST_MOVES = 500_000; // nor does a measurement make more moves than this
const WARM_UP = 2; // seconds; the code is still being compiled in the first
const NAME = "cells";
const CELLS = 250; // about 40 bytes of JSON each: a state of 10 kB

const [, , part, modules, ...rest] = process.argv;
const load = createRequire(path.join(path.resolve(modules), "package.json"));
setTimeout(() => fail(`not done after ${LIFETIME} ms`), LIFETIME).unref();

function fail(reason) {
  console.error(`boardgame.io: ${reason}`);
  process.exit(1);
}

function setup() {
  const cells = [];
  for (let i = 0; i < CELLS; i += 1) {
    cells.push({ cell: 1000 + i, owner: "0", kind: "plain" });
  }
  return { moved: 0, cells };
}

async function serve() {
  const { Server } = load("boardgame.io/server");
  const game = {
    name: NAME,
    setup,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      take: ({ G, playerID }, index) => {
        G.cells[index].owner = playerID;
        G.moved += 1;
      },
    },
  };
  const server = Server({ games: [game], origins: [] });
  // A port goes to listen() as it is, and so may name the host. The lobby has
  // a port of its own, because on the game's port its routes are added too
  // late for koa-compose 4.2 and answer 404.
  const free = { port: 0, host: "127.0.0.1" };
  const { appServer, apiServer } = await server.run({
    port: free,
    lobbyConfig: { apiPort: { ...free } },
  });
  process.stdin.on("end", () => process.exit(0)).resume();
  const port = appServer.address().port;
  console.log(JSON.stringify({ port, lobby: apiServer.address().port }));
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) fail(`${url} answered ${answer.status}`);
  return answer.json();
}

// One table: two clients, one move under way at a time.
class Table {
  constructor(matchID, seats, onMove) {
    this.matchID = matchID;
    this.seats = seats;
    this.onMove = onMove;
    this.stateID = 0;
    this.informed = 0;
    this.playing = false;
    seats.forEach((seat) => {
      seat.socket.on("update", (_, state) => this.inform(state));
    });
  }

  inform(state) {
    if (state._stateID <= this.stateID) return fail("an update came twice");
    this.informed += 1;
    if (this.informed < this.seats.length) return undefined;
    this.stateID = state._stateID;
    this.onMove();
    if (this.playing) this.send(state.ctx.currentPlayer);
    return undefined;
  }

  send(playerID) {
    const { socket, credentials } = this.seats[Number(playerID)];
    this.informed = 0;
    const payload = {
      type: "take",
      args: [this.stateID % CELLS],
      playerID,
      credentials,
    };
    const action = { type: "MAKE_MOVE", payload };
    socket.emit("update", action, this.stateID, this.matchID, playerID);
  }
}

async function openTable(io, port, lobbyPort, onMove) {
  const lobby = `http://127.0.0.1:${lobbyPort}/games/${NAME}`;
  const { matchID } = await post(`${lobby}/create`, { numPlayers: 2 });
  const seats = [];
  let first;
  for (const playerID of ["0", "1"]) {
    const { playerCredentials: credentials } = await post(
      `${lobby}/${matchID}/join`,
      { playerID, playerName: `player ${playerID}` },
    );
    const socket = io(`http://127.0.0.1:${port}/${NAME}`, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
    });
    socket.on("connect_error", (error) => fail(error.message));
    socket.on("disconnect", (reason) => fail(`disconnected: ${reason}`));
    first = await new Promise((resolve) => {
      socket.on("sync", (_, info) => resolve(info.state));
      socket.emit("sync", matchID, playerID, credentials, 2);
    });
    seats.push({ socket, credentials });
  }
  const table = new Table(matchID, seats, onMove);
  table.stateID = first._stateID;
  table.first = first.ctx.currentPlayer;
  return table;
}

const pause = (seconds) =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function play(port, lobbyPort, tables, seconds, runs) {
  const { io } = load("socket.io-client");
  let moves = 0;
  const onMove = () => {
    moves += 1;
    if (moves > MOST_MOVES) fail(`more than ${MOST_MOVES} moves`);
  };
  const all = [];
  for (let i = 0; i < tables; i += 1) {
    all.push(await openTable(io, port, lobbyPort, onMove));
  }
  for (const table of all) {
    table.playing = true;
    table.send(table.first);
  }
  await pause(WARM_UP);
  const rates = [];
  for (let run = 0; run < runs; run += 1) {
    const before = moves;
    const start = process.hrtime.bigint();
    await pause(seconds);
    const elapsed = Number(process.hrtime.bigint() - start) / 1e9;
    rates.push((moves - before) / elapsed);
  }
  console.log(JSON.stringify({ rates }));
  process.exit(0);
}

if (part === "serve") serve().catch((error) => fail(error.stack));
else if (part === "play") play(...rest.map(Number)).catch((error) => fail(error.stack));
else fail(`no part ${part}; say serve or play`);
