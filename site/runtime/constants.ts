/** Figures and strings of the specification (sections 4, 8 and 9) that the site uses, each once. */

/** Cookie that remembers a chosen language, and its lifetime in days. */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365

/** Lifetime of a language's message file in a cache, in hours. */
export const MESSAGES_CACHE_HOURS = 24

/** Pages that may be preloaded at once. */
export const MAX_PRELOADS = 5

/** Page-title template, verbatim. */
export const TITLE_TEMPLATE = '%s %separator %siteName'
export const TITLE_SEPARATOR = '|'

/** How long a loaded page stays untouched before React comes by itself, in milliseconds. */
export const IDLE_BEFORE_REACT_MS = 4000

/** Element ids and events that page, inline script and React agree on. */
export const HYDRATION_BLOCK_ID = 'hydration'
export const LATE_NOTICE_ID = 'late-notice'
export const HYDRATED_EVENT = 'site:hydrated'

/** Time after which a visitor whose tap still waits for React is told so, in milliseconds. */
export const LATE_NOTICE_AFTER_MS = 8000

/** Stands in the hand-off for texts that the page's own markup already holds. */
export const IN_PAGE_MARKER = '\u0000in-page:'
