"""Entering the server: the password, invitations, and closing the host's message."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paradice.server.access import HEARD, WORD
from paradice.server.endpoints.lobby import remember, safe_path
from paradice.server.identity import YEAR, hashed, language_of
from paradice.server.limits import address_of
from paradice.server.moderation import moderation_of
from paradice.server.recovery import lock_by_link
from paradice.server.requests import form_of, limits_of, own_secret, see_other
from paradice.web.access import invited_page, word_page
from paradice.web.assets import make_pen


async def say_word(request: Request) -> Response:
    form = await form_of(request)
    limits_of(request).try_phrase(address_of(request))
    moderation = moderation_of(request)
    back = safe_path(form.get("back", "/"))
    if not moderation.is_word(form.get("word", "")):
        pen = make_pen(language_of(request), "", ())
        return HTMLResponse(word_page(pen, back, is_wrong=True), 403)
    limits_of(request).know_phrase(address_of(request))
    response = see_other(back)
    secure = request.url.scheme == "https"
    response.set_cookie(
        WORD, moderation.mark("word", moderation.word), max_age=YEAR, httponly=True,
        samesite="lax", secure=secure, path="/",
    )  # fmt: skip
    return response


async def invited_form(request: Request) -> Response:
    word = moderation_of(request).find("invited", lock_of(request))
    if word is None:
        raise HTTPException(404)
    pen = make_pen(language_of(request), "", ())
    return HTMLResponse(invited_page(pen, request.path_params["token"], word.name))


async def invited(request: Request) -> Response:
    """Make this browser a member; an invitation works once."""
    await form_of(request)
    limits_of(request).try_phrase(address_of(request))
    moderation = moderation_of(request)
    lock = lock_of(request)
    word = moderation.find("invited", lock)
    if word is None or not await moderation.unsay("invited", lock):
        raise HTTPException(404)
    limits_of(request).know_phrase(address_of(request))
    secret = await own_secret(request)
    await moderation.say("member", hashed(secret), name=word.name)
    response = see_other("/")
    remember(response, request, secret, word.name)
    return response


def lock_of(request: Request) -> str:
    token: str = request.path_params["token"]
    return lock_by_link(token[:40]).id


async def close_notice(request: Request) -> Response:
    """Hide the host's message for this browser."""
    form = await form_of(request)
    mark = form.get("mark", "")
    if not mark.isdecimal() or len(mark) > 20:
        raise HTTPException(400)
    heard = [*request.cookies.get(HEARD, "").split(".")[-3:], mark]
    response = see_other(safe_path(form.get("back", "/")))
    response.set_cookie(
        HEARD, ".".join(each for each in heard if each), max_age=30 * 24 * 3600, httponly=True,
        samesite="lax", path="/",
    )  # fmt: skip
    return response
