import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { contentSecurityPolicy } from './security-headers.ts'

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

const script = `const outcome = /oauth2-redirect-(success|failure)$/.exec(location.hash)?.[1]
if (outcome) for (const part of document.querySelectorAll('main')) part.hidden = part.id !== outcome
if (outcome === 'success') window.close()`

const html = `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Anmeldung</title>
<main id="success" hidden><p>Die Anmeldung ist gelungen. Sie können dieses Fenster schließen.<p lang="en">You are signed in. You can close this window.</main>
<main id="failure" hidden><p>Die Anmeldung ist nicht gelungen. Bitte schließen Sie dieses Fenster und versuchen Sie es noch einmal.<p lang="en">Signing in did not work. Please close this window and try again.</main>
<main id="nothing"><p>Hier gibt es nichts zu sehen.<p lang="en">There is nothing to see here.</main>
<script>${script}</script>
`

/** Answers the page that such a window ends on; false for any other address. */
export function answerSignInReturn({ method, url = '' }: IncomingMessage, response: ServerResponse, common: OutgoingHttpHeaders): boolean {
  if (url.split('?', 1)[0] !== PAGE || (method !== 'GET' && method !== 'HEAD')) return false
  const headers = {
    ...signInReturnHeaders(common),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy({ scripts: [script], styles: [] }),
  }
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : html)
  return true
}
