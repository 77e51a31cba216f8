"""A card turned in the browser: read by one viewer, played by nobody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import place
from tests.browser.scenes import put_on, scenes

Sit = Callable[..., Any]
Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_b_turns_the_card_that_is_pointed_at_and_turns_it_back(
    sit: Sit, keep: Keep, width: int, height: int, locale: str
) -> None:
    page = sit(
        scenes("trekking", 3)["TakeCard"],
        locale=locale,
        viewport={"width": width, "height": height},
    )
    at = place(page)
    page.focus("#row [data-piece='take 1']")
    thing = page.get_attribute("#row [data-piece='take 1'] [data-about]", "data-about")
    page.keyboard.press("b")
    page.wait_for_selector("#story article")
    keep(page, f"trekking-story-{locale[:2]}-{width}")
    title = page.inner_text("#row [data-piece='take 1'] .ti")
    assert page.inner_text("#story h2") == title
    assert page.locator("#story figcaption").count() == 1
    box, bar = page.locator("#story").bounding_box(), page.locator("#act").bounding_box()
    row = page.locator("#row").bounding_box()
    assert box["y"] + box["height"] <= bar["y"] + 1
    if width > 900:
        assert box["y"] >= row["y"] + row["height"]
    assert page.locator(f".turned[data-about='{thing}']").count() >= 1
    page.keyboard.press("Escape")
    assert page.is_hidden("#story")
    assert page.evaluate("document.activeElement.dataset.piece") == "take 1"
    page.keyboard.press("b")
    page.wait_for_selector("#story article")
    page.keyboard.press("2")
    page.wait_for_selector(f"body:not([data-at='{at}'])")
    assert page.is_visible("#story"), "choosing leaves the story open"
    page.click("#story [data-turn-back]")
    assert page.is_hidden("#story")


THINGS = {
    "riff": ("TakeActions", [".nd[data-about]", ".sp[data-about]", "#table .who[data-about]"]),
    "citadel": ("Act", [".rn[data-about]", ".trs[data-about]", ".prf", ".pw[data-about]", ".tc"]),
    "undead": ("ChooseSpace", [".bd", ".sp[data-about]", "#street"]),
}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", THINGS)
def test_things_of_every_game_are_turned_under_the_pointer(
    sit: Sit, keep: Keep, game: str, width: int, height: int
) -> None:
    step, queries = THINGS[game]
    locale = "fr-FR" if width < 900 else "en-GB"
    view = {"width": width, "height": height}
    page = sit(scenes(game, 3)[step], ["away", "away"], locale=locale, viewport=view)
    at = place(page)
    for query in queries:
        thing = page.evaluate(
            """query => {
              const it = [...document.querySelectorAll(query)].find(each => each.checkVisibility());
              it.scrollIntoView({ block: 'center' });
              const inner = it.querySelector('h2') || it;
              inner.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
              return it.dataset.about;
            }""",
            query,
        )
        page.keyboard.press("b")
        page.wait_for_selector("#story article")
        assert page.locator(f".turned[data-about='{thing}']").count() >= 1, query
        box, bar = page.locator("#story").bounding_box(), page.locator("#act").bounding_box()
        assert box["y"] + box["height"] <= bar["y"] + 1
        if query == queries[0]:
            keep(page, f"{game}-story-{width}")
        page.keyboard.press("b")
        assert page.is_hidden("#story")
        page.evaluate("document.activeElement.blur()")
    assert place(page) == at


def test_a_corner_turns_its_card_and_a_tap_on_the_empty_table_turns_it_back(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"], has_touch=True)
    at = place(page)
    page.tap("#slot-3 .corner")
    page.wait_for_selector("#story article")
    assert page.evaluate("document.activeElement.className") == "story"
    page.tap(".clk", position={"x": 4, "y": 4})
    assert page.is_hidden("#story")
    assert place(page) == at
    assert page.locator(".is-sel").count() == 0


def test_a_story_is_read_in_a_replay_and_when_the_game_is_over(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["over"])
    page.keyboard.press("Escape")
    page.hover("#treks-0 .fan [data-about]")
    page.keyboard.press("b")
    page.wait_for_selector("#story article")
    page.goto(f"{page.url}/replay?at=3")
    page.wait_for_selector("body[data-shown]")
    page.click("#slot-2 .corner")
    page.wait_for_selector("#story article")
    page.keyboard.press("Escape")
    assert page.is_hidden("#story")
    page.hover("#slot-1 .yr")
    page.keyboard.press("b")
    page.wait_for_selector("#story article")


def test_without_script_a_corner_is_a_link_to_a_page_of_its_own(
    visit: Visit, store: Any, site: str
) -> None:
    path, _ = put_on(store, scenes("trekking", 3)["TakeCard"], ())
    page = visit(path, java_script_enabled=False)
    title = page.inner_text("#slot-2 .ti")
    page.click("#slot-2 .corner")
    assert page.inner_text("article h2") == title
    links = page.locator("main a")
    assert links.first.inner_text() == links.last.inner_text() == "Back to the table"
    page.click("[value=fr]")
    assert page.locator("main a").first.inner_text() == "Retour à la table"
    page.click("main a >> nth=-1")
    assert page.url == f"{site}{path}"
    page.goto("/about/trekking/cleopatra")
    page.click("a[href='/about/trekking']")
    assert page.locator(".stories li").count() == 108


def test_who_waits_is_offered_the_story_of_the_card_just_taken(
    sit: Sit, keep: Keep, store: Any
) -> None:
    scene = waiting()
    page = sit(scene, ["away", "away"])
    assert page.locator("#act .offer").count() == 0, "the narrator first"
    page.wait_for_selector("#act .offer")
    keep(page, "trekking-offer-1280")
    assert page.locator("#act .narr").count() == 1
    assert "has just taken" in page.inner_text("#act .offer")
    page.click("#act .offer a")
    page.wait_for_selector("#story article")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("#act .offer")
    page.set_viewport_size({"width": 390, "height": 844})
    keep(page, "trekking-offer-390")
    page.click("#act [data-no-offer='1']")
    assert page.locator("#act .offer").count() == 0
    page.click("[data-open=settings]")
    assert page.is_checked("[data-setting=alone]")


def test_nothing_is_offered_and_nothing_opens_on_my_own_turn(sit: Sit) -> None:
    """The card before was taken by another: who waited was offered its story, I am not."""
    whole = scenes("trekking", 3)["over"]
    for upto in range(4, len(whole.moves)):
        scene = type(whole)(whole.game, whole.seats, whole.seed, whole.moves[:upto])
        seat, text = scene.moves[-1]
        if seat and text.startswith("take") and scene.table().deciders() == [0]:
            break
    page = sit(scene, ["away", "away"])
    assert page.locator("#act [data-move]").count() > 1
    assert page.locator("#act[data-offer]").count() == 0
    assert page.locator("#lines .last .tale").count() == 1
    assert page.is_hidden("#story")


def waiting() -> Any:
    """A moment when seat 1 or 2 decides, and another of them took a card before."""
    whole = scenes("trekking", 3)["over"]
    for upto in range(10, len(whole.moves)):
        scene = type(whole)(whole.game, whole.seats, whole.seed, whole.moves[:upto])
        seat, text = scene.moves[-1]
        if not {0, seat} & set(scene.table().deciders()) and seat and text.startswith("take"):
            return scene
    raise AssertionError("nobody ever waits")


def test_a_story_that_cannot_be_fetched_is_told_and_the_game_goes_on(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"])
    page.route("**/about/**", lambda route: route.abort())
    page.focus("#row [data-piece='take 0']")
    page.keyboard.press("b")
    page.wait_for_selector("#story .story-wait:has-text('goes on')")
    page.unroute("**/about/**")
    page.click("#story [data-try]")
    page.wait_for_selector("#story article")
    page.keyboard.press("Escape")
    page.focus("#row .anc .card")
    page.keyboard.press("b")
    assert page.inner_text("#tip") == "There is nothing on the back."


@pytest.mark.parametrize(
    ("part", "key", "opened"),
    [
        ("**/story*.js*", "b", "#story article"),
        ("**/hint*.js*", "?", "#hint .hnote"),
        ("**/imagined*.js*", "i", ".im-say"),
        ("**/dates*.js*", "d", "#dates .dl"),
        ("**/t/*/dates*", "d", "#dates .dl"),
        ("**/rules/*", "r", "#rules[open] h2"),
    ],
)
def test_a_part_of_the_page_that_does_not_come_is_asked_for_again(
    sit: Sit, part: str, key: str, opened: str
) -> None:
    """Without a network a sentence says so; the next press fetches it."""
    page = sit(scenes("trekking", 3)["TakeCard"])
    faults: list[Any] = []
    page.on("pageerror", lambda fault: faults.append(fault))
    page.route(part, lambda route: route.abort())
    page.focus("#row [data-piece='take 0']")
    page.keyboard.press(key)
    page.wait_for_selector("#tip:has-text('Connection lost')")
    page.unroute(part)
    page.keyboard.press(key)
    page.wait_for_selector(opened)
    assert faults == []


def test_what_is_fetched_has_its_picture_and_its_year_at_once(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"])
    held: list[Any] = []
    page.route("**/about/**", lambda route: held.append(route))
    page.focus("#row [data-piece='take 0']")
    year = page.inner_text("#slot-0 .yr")
    page.keyboard.press("b")
    page.wait_for_selector("#story .story-wait:has-text('Fetching the story')")
    assert page.locator("#story .story-wait i").count() == 3
    assert page.inner_text("#story .s-yr") == year
    assert page.locator("#story .s-pic use").count() == 1
    was = page.locator("#story").bounding_box()
    held[0].continue_()
    page.wait_for_selector("#story article")
    assert page.locator("#story").bounding_box() == was


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_card_taken_meanwhile_keeps_its_story_and_says_who_has_it(
    sit: Sit, keep: Keep, locale: str
) -> None:
    scene = waiting()
    seat = scene.table().deciders()[0]
    secrets = ["s" * 43 if other == seat else "away" for other in (1, 2)]
    page = sit(scene, secrets, locale=locale)
    page.click("#slot-5 .corner")
    page.wait_for_selector("#story article")
    title = page.inner_text("#story h2")
    table = page.url.rpartition("/")[2]
    texts = ["take 5"]
    while texts:  # what taking it asks for, too: crystals, columns of Wild tokens
        played = page.request.post(
            f"/api/tables/{table}/moves",
            headers={"authorization": f"Bearer {'s' * 43}"},
            data={"move": texts[0], "seat": seat, "at": int(place(page))},
        )
        assert played.ok, played.text()
        page.wait_for_selector(f"body[data-at='{played.json()['at']}']")
        moves = [move["move"] for move in played.json()["moves"]]
        texts = [move for move in moves if move.startswith(("spend", "place"))]
    said = "has taken it." if locale == "en-GB" else "l’a prise."
    name = page.inner_text(f"#player-{seat} .nm").split()[0]
    page.wait_for_selector(f"#story figcaption:has-text('{name} {said}')")
    assert page.inner_text("#story h2") == title
    keep(page, f"trekking-story-taken-{locale[:2]}-1280")
    page.keyboard.press("Escape")
    assert page.is_hidden("#story")


def test_the_newest_line_of_the_log_leads_to_the_story_it_tells_of(sit: Sit) -> None:
    page = sit(waiting(), ["away", "away"])
    assert page.locator("#lines .tale:visible").count() == 1
    page.click("#lines .last .tale")
    page.wait_for_selector("#story article")
    title = page.inner_text("#story h2")
    assert title in page.inner_text("#lines .last")
    page.keyboard.press("Escape")
    page.goto(f"{page.url}/replay?at=1")
    page.wait_for_selector("body[data-shown]")
    page.keyboard.press("ArrowLeft")
    page.goto(f"{page.url.partition('?')[0]}?at=9999")
    page.wait_for_selector("body[data-shown]")
    page.click("#lines .now .tale")
    page.wait_for_selector("#story article")
    assert page.inner_text("#story h2") == title


MOVED = """for (const [kind, was] of [['animate', Element.prototype.animate]])
  Element.prototype[kind] = function (keys, how) {
    (window.moved ??= []).push([this.className, Object.keys(keys)[0], how.duration]);
    return was.call(this, keys, how);
  };"""


@pytest.mark.parametrize("quiet", [False, True])
def test_a_card_narrows_to_its_edge_and_the_panel_opens_from_it(
    sit: Sit, visit: Visit, quiet: bool
) -> None:
    page = visit("/nowhere", reduced_motion="reduce" if quiet else "no-preference")
    page.add_init_script(MOVED)
    sit(scenes("trekking", 3)["TakeCard"], page=page)
    page.click("#slot-3 .corner")
    page.wait_for_selector("#story article")
    moved = page.evaluate("window.moved || []")
    if quiet:
        assert moved == []
        return
    assert [each[1:] for each in moved] == [["scale", 160]] * 3
    assert "pic" in moved[0][0]
    assert "story-box" in moved[2][0]
    page.set_viewport_size({"width": 390, "height": 844})
    page.keyboard.press("Escape")
    page.click("#slot-0 .corner")
    page.wait_for_selector("#story article")
    assert page.evaluate("window.moved.at(-1)[1]") == "opacity", "a sheet rises"


def test_a_long_press_asks_and_a_pulled_sheet_closes_and_neither_plays(sit: Sit) -> None:
    view = {"width": 390, "height": 844}
    page = sit(scenes("trekking", 3)["TakeCard"], ["away", "away"], has_touch=True, viewport=view)
    at = place(page)
    page.evaluate(
        """() => {
          const card = document.querySelector('#row .card');
          const { left, top } = card.getBoundingClientRect();
          const how = { bubbles: true, pointerType: 'touch', clientX: left + 9, clientY: top + 9 };
          card.dispatchEvent(new PointerEvent('pointerdown', how));
        }"""
    )
    page.wait_for_selector("#tip a[href*='/about/']")
    page.evaluate(
        """() => {
          const card = document.querySelector('#row .card');
          const how = { bubbles: true, pointerType: 'touch' };
          card.dispatchEvent(new PointerEvent('pointerup', how));
          card.click();
        }"""
    )
    assert place(page) == at
    assert page.locator(".is-sel").count() == 0
    page.click("#tip a[href*='/about/']")
    page.wait_for_selector("#story article")
    x, y = page.evaluate(
        """() => {
          const { left, top } = document.querySelector('#story .grip').getBoundingClientRect();
          return [left + 20, top + 8];
        }"""
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 90)
    page.mouse.up()
    assert page.is_hidden("#story")
    assert place(page) == at


def test_the_tip_of_a_card_leads_to_its_story(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"])
    at = place(page)
    page.focus("#row [data-piece='take 2']")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.click("#tip a[href*='/about/']")
    page.wait_for_selector("#story article")
    assert place(page) == at


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_d_opens_the_dates_of_the_day(
    sit: Sit, keep: Keep, width: int, height: int, locale: str
) -> None:
    view = {"width": width, "height": height}
    page = sit(crowded(), ["away", "away"], locale=locale, viewport=view)
    at = place(page)
    if width > 900:
        page.keyboard.press("d")
    else:
        page.click(".pd-jump [data-do=dates]")
    page.wait_for_selector("#dates .dl .me svg")
    assert page.locator("#dates .dl button").count() == 36
    box, bar = page.locator("#dates").bounding_box(), page.locator("#act").bounding_box()
    if width > 900:
        row = page.locator("#row").bounding_box()
        assert box["y"] >= row["y"] + row["height"] - 2
        assert box["y"] + box["height"] <= bar["y"]
    first = page.evaluate("document.activeElement.dataset.year")
    keep(page, f"trekking-dates-{locale[:2]}-{width}")
    tops = page.evaluate(
        "[...document.querySelectorAll('#dates .dl button')].map(it => it.parentElement.offsetTop)"
    )
    assert len(set(tops)) == (1 if width > 900 else 6), "on a phone the line folds like text"
    assert page.is_visible("#dates .ru") == (width > 900)
    own = "later than yours" if locale == "en-GB" else "plus récente que la vôtre"
    assert page.locator(f"#dates .row button[aria-label*='{own}']").count() >= 1
    labels = page.evaluate(TOUCH)
    assert labels == [], "no year touches another"
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    year = page.evaluate("document.activeElement.dataset.year")
    assert int(year) > int(first)
    assert page.inner_text("#dates .rd")
    page.keyboard.press("Escape")
    assert page.locator("#dates .dl").count() == 0
    assert place(page) == at


TOUCH = """() => {
  const boxes = [...document.querySelectorAll('#dates .dl li:not(.me) b')]
    .map(it => [it.textContent, it.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], at) => boxes.slice(at + 1).filter(([, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
    .map(([other]) => one + ' ' + other));
}"""


def crowded() -> Any:
    """A moment late on the second day, when seat 0 is to choose and has a trek."""
    whole = scenes("trekking", 3)["over"]
    best = None
    for upto in range(10, len(whole.moves)):
        scene = type(whole)(whole.game, whole.seats, whole.seed, whole.moves[:upto])
        view = scene.table()
        if view.day == 1 and view.deciders() == [0] and len(view.deck) < 24:
            best = scene
    assert best is not None
    return best


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_after_a_game_the_journey_is_drawn_for_desk_phone_and_paper(
    sit: Sit, keep: Keep, locale: str
) -> None:
    page = sit(scenes("trekking", 3)["over"], locale=locale)
    page.click("#end a[href$='/journey']")
    page.wait_for_selector(".chart .tk")
    keep(page, f"trekking-journey-{locale[:2]}-1280")
    assert page.locator("section.lane").count() == 3
    assert page.locator(".lane .call").count() == 2
    assert page.locator(".as-table").count() == 2
    page.click(".as-table summary >> nth=0")
    rows = page.locator(".as-table >> nth=0").locator("tbody tr").count()
    stays = page.locator(".chart .tk").count()
    assert rows == stays
    assert page.locator(".shelfcard b").inner_text()
    assert stays == page.locator(".dia li > a").count()
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0
    page.click(".seg a[href$='seat=1']")
    page.wait_for_url("**/journey?seat=1")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.is_hidden(".chart")
    assert page.evaluate(wide) <= 0
    keep(page, f"trekking-journey-{locale[:2]}-390")
    page.emulate_media(media="print")
    assert page.is_hidden(".house-head")
    assert page.is_visible(".chart .tk >> nth=0")
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type /Page\b", paper)) == 2, "two sheets"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_what_lay_face_up_is_on_the_shelf_and_goes_into_a_file_and_back(
    sit: Sit, visit: Visit, keep: Keep, tmp_path: Any, locale: str
) -> None:
    page = sit(scenes("trekking", 3)["over"], locale=locale)
    seen = page.evaluate("Object.keys(JSON.parse(localStorage['paradice-seen']).trekking).length")
    assert seen >= 10
    page.goto("/collection/trekking")
    page.wait_for_selector(f".col[data-shown='{seen}']")
    assert page.locator(".shelf [data-about]").count() == seen
    assert page.locator(".shelf .dn").count() == 108 - seen
    keep(page, f"trekking-shelf-{locale[:2]}-1280")
    assert page.locator(".shelf .p em").count() == seen, "all of it is new"
    assert page.locator(".shelf [tabindex='0']").count() == 1
    page.focus(".shelf [tabindex='0']")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    here = (
        "[...document.querySelectorAll('.shelf .dn,.shelf .up>a')].indexOf(document.activeElement)"
    )
    assert page.evaluate(here) > 9
    page.click("[data-only=up]")
    page.click("[data-only-day='2']")
    shown = page.locator(".shelf [role=gridcell]:visible")
    assert shown.count() == page.locator(".shelf .up[data-day='2']").count()
    page.click("[data-only-day='2']")
    page.click("[data-only='']")
    assert shown.count() == 108
    page.reload()
    page.wait_for_selector(f".col[data-shown='{seen}']")
    assert page.locator(".shelf .p em").count() == 0, "new until the page is left"
    with page.expect_download() as got:
        page.click("[data-export]")
    file = tmp_path / "collection.json"
    got.value.save_as(file)
    page.click(".shelf [data-about] >> nth=0")
    page.wait_for_selector("#story article")
    empty = "Play a game" if locale == "en-GB" else "Jouez une partie"
    other = visit("/collection/trekking", locale=locale, viewport={"width": 390, "height": 844})
    other.wait_for_selector(".col[data-shown='0']")
    assert empty in other.inner_text(".since")
    other.set_input_files("[data-import]", file)
    other.wait_for_selector(f".col[data-shown='{seen}']")
    keep(other, f"trekking-shelf-{locale[:2]}-390")
    bad = tmp_path / "bad.json"
    bad.write_text('{"seen": 3}', "utf-8")
    other.set_input_files("[data-import]", bad)
    other.wait_for_selector(".col-say:not(:empty)")
    assert other.locator(".shelf [data-about]").count() == seen


NOTHING_KEPT = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } })"
)


def test_a_browser_that_keeps_nothing_says_so(visit: Visit) -> None:
    page = visit("/nowhere")
    page.add_init_script(NOTHING_KEPT)
    page.goto("/collection/trekking")
    page.wait_for_selector(".col-say:has-text('This browser keeps nothing')")
    assert page.locator(".shelf .dn").count() == 108


def test_a_browser_that_keeps_nothing_plays_all_the_same(visit: Visit, sit: Sit) -> None:
    page = visit("/nowhere")
    page.add_init_script(NOTHING_KEPT)
    sit(scenes("trekking", 3)["TakeCard"], page=page)
    at = place(page)
    page.keyboard.press("Escape")  # the goal card, which nobody remembers having seen
    page.keyboard.press("2")
    page.wait_for_selector(f"body:not([data-at='{at}'])")
