/** Figures and strings of the specification (sections 4, 5, 8 and 9), each once; tests/house/specification.test.ts holds them to its text. */

/** The message of the 404 that is thrown, verbatim; what of a language that cannot be had stands with the languages. */
export const PAGE_NOT_FOUND = 'Page Not Found: {fullPath}'
export { localeFailure } from '#words/interface'

/** Cookie that remembers a chosen language, and its lifetime in days. */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365

/** Lifetime of a language's message file in a cache, in hours. */
export const MESSAGES_CACHE_HOURS = 24

/** Pages that may be preloaded at once. */
export const MAX_PRELOADS = 5

/** How long a page has been there before links in view are fetched ahead, in milliseconds: its own parts go first. */
export const LINKS_IN_VIEW_AFTER_MS = 2000

/** How long a payload is fresh, in seconds: long enough that a click finds what the pointer fetched, short enough that a new build is soon seen. */
export const PAYLOAD_FRESH_S = 60

/** A page is loaded again for the same fault once within this time, in milliseconds. */
export const RELOAD_GUARD_MS = 10_000

/** How often an open page asks whether it has been replaced by a new build, in milliseconds; it asks as well when it is looked at again. */
export const BUILD_POLL_MS = 60 * 60_000

/** After these statuses our own calls are made once more (specification, section 7). */
export const RETRY_STATUS_CODES = [408, 409, 425, 429, 500, 502, 503, 504] as const

/** A navigation without its scripts and payload by then becomes an ordinary load, in milliseconds. */
export const SLOW_PAYLOAD_MS = 5000

/** Page-title template, verbatim. */
export const TITLE_TEMPLATE = '%s %separator %siteName'
export const TITLE_SEPARATOR = '|'

/** How long a loaded page stays untouched before React comes by itself, in milliseconds. */
export const IDLE_BEFORE_REACT_MS = 4000

/** Element ids and events that page, inline script and React agree on. */
export const HYDRATION_BLOCK_ID = 'hydration'
export const LATE_NOTICE_ID = 'late-notice'
export const NEWER_NOTICE_ID = 'newer-notice'
export const HYDRATED_EVENT = 'site:hydrated'

/** Time after which a visitor whose tap still waits for React is told so, in milliseconds. */
export const LATE_NOTICE_AFTER_MS = 8000

/** Stands in the hand-off for texts that the page's own markup already holds. */
export const IN_PAGE_MARKER = '\u0000in-page:'

/** What goes wrong with the captcha (version 2), verbatim. */
export const CAPTCHA_ERRORS = {
  notLoaded: 'reCAPTCHA is not loaded',
  noElement: 'element is not defined',
  loadFailed: 'Failed to load script',
} as const

/** Cookie that remembers what a visitor allowed, and its lifetime in days. */
export const CONSENT_COOKIE = 'consent'
export const CONSENT_COOKIE_DAYS = 365

/** What is undecided, allowed or refused (specification, section 4). */
export const CONSENT_STATES = ['pending', 'granted', 'denied'] as const

/** Where decisions are sent, and the styles for who has no script, which depend on the decision. */
export const CONSENT_PATH = '/_consent'
export const CONSENT_STYLES_PATH = '/_consent/bar.css'

/** The choice in a page, and the word that something has been decided. */
export const CONSENT_ID = 'ihre-einwilligung'
export const CONSENT_EVENT = 'site:consent'

/** Where events go when nothing else is configured: the provider's servers in the EU. */
export const ANALYTICS_HOST = 'https://eu.i.posthog.com'

/** Limits and waits of analytics (specification, section 9); the options of posthog-js say them again where it has one. */
export const SESSION_IDLE_TIMEOUT_S = 1800
export const ANALYTICS_COOKIE_DAYS = 365
export const FLAGS_REQUEST_TIMEOUT_MS = 3000
export const SURVEYS_REQUEST_TIMEOUT_MS = 10_000
export const MAX_PROPERTY_LENGTH = 65_535
export const RAGE_CLICK = { click_count: 3, timeout_ms: 1000, threshold_px: 30 } as const

/** What posthog-js fixes by itself; a test holds it to these figures. */
export const FIXED_BY_LIBRARY = {
  requestTimeoutMs: 60_000,
  pageViewWaitMs: 1,
  notReadyRetryMs: 500,
  maxCapturedText: 255,
  maxCapturedAttribute: 1024,
  maxCapturedLink: 2048,
} as const

/** Records that a full list fetches at once. The SDK's own figure has been 1000 since its version 0.26.6. */
export const FULL_LIST_PAGE_SIZE = 500

/** What goes wrong on the way back from another service, verbatim; the SDK's sentences go on where these end. */
export const OAUTH2_NO_PROVIDER = 'Missing or invalid provider'
export const OAUTH2_OTHER_STATE = "State parameters don't match."
export const OAUTH2_NO_CODE = 'OAuth2 redirect error or missing code'

/** What the SDK of the backend fixes by itself; a test holds it to these figures and words. */
export const FIXED_BY_SDK = {
  realtimeTimedOut: 'EventSource connect took too long.',
  realtimeFailed: 'Failed to establish realtime connection.',
  fallbackMessage: 'Something went wrong.',
  pageSize: 30,
  realtimeConnectTimeoutMs: 15_000,
  realtimeReconnectDelaysMs: [200, 300, 500, 1000, 1200, 1500, 2000],
  maxReconnectAttempts: Number.POSITIVE_INFINITY,
  subscriptionRetries: 3,
  maxAuthCookieBytes: 4096,
  keptInSmallCookie: ['id', 'email', 'collectionId', 'collectionName', 'verified'],
  maxPopup: [1024, 768],
} as const
