import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { html, raw } from 'hono/html'
import { answerTexts } from '#words/said'
import { contentSecurityPolicy, inlineSources } from './security-headers.ts'

/** The window's last address after a sign-in elsewhere: the backend's redirect names it, with the outcome behind `#`. */
const PAGE = '/_/'

/** Whether an address belongs to the way back from a sign-in elsewhere. */
export function isSignInReturn(path: string): boolean {
  return path === '/api/oauth2-redirect' || path === PAGE
}

/** The headers without the one that would take the window away from the page that opened it, and waits to close it. */
export function signInReturnHeaders(common: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'cross-origin-opener-policy': _, ...others } = common
  return others
}

/** Whoever is on no way back wants the desk; the mail to an operator who has forgotten the password leads here too (contract 4). */
const script = `const outcome = /oauth2-redirect-(success|failure)$/.exec(location.hash)?.[1]
const reset = /confirm-password-reset\\/([\\w.-]+)$/.exec(location.hash)?.[1]
if (outcome) for (const part of document.querySelectorAll('main')) part.hidden = part.id !== outcome
else location.replace(reset ? '/_/password#' + reset : '/_/today')
if (outcome === 'success') window.close()`

const { de, en } = answerTexts
const page = html`<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Anmeldung</title>
<main id="success" hidden><p>${de.signIn.success}<p lang="en">${en.signIn.success}</main>
<main id="failure" hidden><p>${de.signIn.failure}<p lang="en">${en.signIn.failure}</main>
<main id="desk"><p><a href="/_/today">${de.signIn.desk}</a><p><a href="/_/today" lang="en">${en.signIn.desk}</a></main>
<script>${raw(script)}</script>
`.toString()

/** Answers the page that such a window ends on; false for any other address. */
export function answerSignInReturn({ method, url = '' }: IncomingMessage, response: ServerResponse, common: OutgoingHttpHeaders): boolean {
  if (url.split('?', 1)[0] !== PAGE || (method !== 'GET' && method !== 'HEAD')) return false
  const headers = {
    ...signInReturnHeaders(common),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(inlineSources(page)),
  }
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : page)
  return true
}
