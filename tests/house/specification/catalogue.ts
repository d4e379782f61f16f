import { CAPTCHA_ERRORS, FIXED_BY_SDK, localeFailure, PAGE_NOT_FOUND } from '#site'
import type { MessageKey } from '#words/interface'
import type { Line } from './line.ts'

/** A row of section 8, The error catalogue. */
export interface CatalogueRow extends Omit<Line, 'says'> {
  readonly situation: string
  /** The specification's own words. */
  readonly result: string
  /** The sentences that somebody reading the page sees; without one nothing of it is to be seen. */
  readonly visitor: readonly MessageKey[]
  /** What else there is to see. */
  readonly seen?: string
}

const faults = ['access.signIn.refused', 'access.fault.expired', 'access.fault.too_many', 'access.fault.offline', 'access.fault.away'] as const
const backendErrors = 'tests/journeys/backend-errors.spec.ts'
const navigation = 'tests/journeys/navigation.spec.ts'
const requests = 'tests/contract/sdk/requests.test.ts'

export const catalogue: readonly CatalogueRow[] = [
  {
    situation: "No route matches, or a route's validate check fails",
    result: "404 error, message 'Page Not Found: {fullPath}'",
    holds: { "'Page Not Found: {fullPath}'": PAGE_NOT_FOUND },
    visitor: ['notFound.title', 'notFound.path'],
    seen: 'the 404 page, with the nearest pages',
    proofs: {
      'tests/journeys/errors.spec.ts': [
        'the thrown error carries the message of the specification',
        '… shows the 404 page in its language',
        'what cannot be a page is the same 404: unknown entries, report addresses, English of German-only pages',
      ],
    },
  },
  {
    situation: 'Unknown route middleware',
    result: 'error thrown',
    visitor: [],
    seen: 'the server does not start',
    proofs: { 'site/routes.test.ts': ['refuses a row that names a middleware nobody wrote'] },
  },
  {
    situation: 'Locale file cannot be loaded',
    result: "error 'Failed loading locale ({code})'; a message-loading failure only logs a console warning",
    holds: { "'Failed loading locale ({code})'": localeFailure('{code}').message },
    visitor: [],
    seen: 'the page stays as it is; a switch of the language becomes an ordinary load',
    proofs: {
      'words/words.test.ts': ['a locale that cannot be loaded is the error of the specification'],
      'site/navigation/change-language.test.ts': ['a language whose messages cannot be had is the error of the specification'],
      'tests/journeys/language.spec.ts': ['when messages cannot be loaded, the page stays as it is, says so once on the console, and works'],
      [navigation]: ['loads the page when the other language’s messages cannot be had'],
    },
  },
  {
    situation: 'Failed dynamic chunk load',
    result: 'page reload',
    visitor: [],
    seen: 'the page, loaded as a whole',
    proofs: { [navigation]: ['ends in a whole load when a script of the page is gone, as after a new build'] },
  },
  {
    situation: 'Backend response status 400 or above',
    result: "client error with url, status, response; message is the response's message field, otherwise 'Something went wrong.'",
    holds: { "'Something went wrong.'": FIXED_BY_SDK.fallbackMessage },
    visitor: faults,
    seen: 'one of these, by the status; never the backend’s own message',
    proofs: {
      [requests]: [
        'refuses with address, status, the answer and its message',
        'says that something went wrong where no message came: without a server, and behind one that answers in HTML',
      ],
      [backendErrors]: ['…: whatever the backend answers, it is told in the page’s words, and never in its own'],
    },
  },
  {
    situation: 'Cancelled request',
    result: 'marked aborted, with an auto-cancellation message',
    visitor: [],
    proofs: {
      [requests]: ['cancels a request when the next one to the same address comes, which is answered'],
      [backendErrors]: ['…: a cancelled request shows nothing, and the one that took its place is answered'],
    },
  },
  {
    situation: 'Realtime',
    result: "'EventSource connect took too long.'; 'Failed to establish realtime connection.'",
    holds: {
      "'EventSource connect took too long.'": FIXED_BY_SDK.realtimeTimedOut,
      "'Failed to establish realtime connection.'": FIXED_BY_SDK.realtimeFailed,
    },
    visitor: ['access.fault.offline'],
    seen: 'only at a sign-in with another service, which needs the connection; the account works on',
    proofs: {
      'tests/contract/sdk/realtime.test.ts': [
        'is given up after 15 seconds with a server that does not answer',
        'is given up at once where there is no server',
      ],
      [backendErrors]: [
        '…: signing in elsewhere over a realtime connection that … is told as a lost line',
        '…: an account whose realtime connection fails works on, and the console has the SDK’s reason',
      ],
    },
  },
  {
    situation: 'Captcha',
    result: "'reCAPTCHA is not loaded'; 'element is not defined'; 'Failed to load script'",
    holds: {
      "'reCAPTCHA is not loaded'": CAPTCHA_ERRORS.notLoaded,
      "'element is not defined'": CAPTCHA_ERRORS.noElement,
      "'Failed to load script'": CAPTCHA_ERRORS.loadFailed,
    },
    visitor: ['form.captcha.failed'],
    seen: 'and the button that loads it once more',
    proofs: {
      'site/captcha/recaptcha.test.ts': ['before its script is there', 'without a place for it'],
      'tests/journeys/captcha.spec.ts': [
        '…: a captcha whose script … says so in words, with “…” on the console',
        'a script that does not come is said in words, and can be asked for again',
      ],
    },
  },
  {
    situation: 'Site address differs from locale base URL',
    result: 'console error',
    visitor: [],
    proofs: { 'tests/journeys/language.spec.ts': ['a base address that differs from the one in use is an error on the console'] },
  },
  {
    situation: 'Analytics',
    result: 'logs for missing token, already initialised, rate limiting, bad HTTP status',
    visitor: [],
    proofs: {
      'tests/journeys/analytics-errors.spec.ts': [
        '…: a missing token is said on the console, and nothing is sent',
        '…: measuring that is started a second time says so on the console, and goes on as it was',
        '…: more events than the library’s limit are dropped with a word on the console',
        '…: a provider that answers … is named on the console',
      ],
    },
  },
]

/** The sentence below the table. */
export const bots: CatalogueRow = {
  situation: 'A page that fails, asked for by a bot',
  result: 'For bots, errors do not render the error page. What the product shows to a visitor on backend errors: not shown.',
  visitor: ['bots.notFound', 'bots.error'],
  seen: 'one of these as plain text, with the status',
  proofs: {
    'tests/journeys/errors.spec.ts': [
      'bots get the status and a plain sentence',
      'an error inside a page shows an error page with an id, in its language, and logs one line with it',
    ],
  },
}
