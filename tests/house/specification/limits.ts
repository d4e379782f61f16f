import {
  ANALYTICS_COOKIE_DAYS,
  FIXED_BY_LIBRARY,
  FIXED_BY_SDK,
  FLAGS_REQUEST_TIMEOUT_MS,
  FULL_LIST_PAGE_SIZE,
  LOCALE_COOKIE_DAYS,
  MAX_PRELOADS,
  MAX_PROPERTY_LENGTH,
  MESSAGES_CACHE_HOURS,
  RAGE_CLICK,
  RELOAD_GUARD_MS,
  SESSION_IDLE_TIMEOUT_S,
  SURVEYS_REQUEST_TIMEOUT_MS,
  TITLE_TEMPLATE,
} from '#site'
import { locales } from '#words/interface'
import type { Line } from './line.ts'

/** Section 9, Business constants and limits. */
export const limits: readonly Line[] = [
  {
    says: 'Locales: de, en. Locale cookie lifetime 365 days. Locale message cache 24 hours.',
    holds: { 'de, en': locales.map(({ code }) => code), '365 days': LOCALE_COOKIE_DAYS, '24 hours': MESSAGES_CACHE_HOURS },
    proofs: {
      'words/words.test.ts': ['knows the records of the specification'],
      'tests/journeys/language.spec.ts': [
        'the switcher keeps page, query and fragment and remembers the choice … React',
        'only the messages of the language shown reach the browser, cached for a day',
      ],
    },
  },
  {
    says: 'Reload guard 10 seconds. At most 5 route preloads at once. Prefetch skipped on data-saver mode or 2g connections.',
    holds: { '10 seconds': RELOAD_GUARD_MS / 1000, '5 route preloads': MAX_PRELOADS },
    proofs: {
      'site/navigation/reload-guard.test.ts': ['loads a path again once in ten seconds'],
      'tests/journeys/preloads.spec.ts': [
        'pages whose links are in view are fetched ahead, few at once, and come in with the scroll',
        'nothing is fetched ahead with …',
      ],
    },
  },
  {
    says: "Page-title template: '%s %separator %siteName'.",
    holds: { "'%s %separator %siteName'": TITLE_TEMPLATE },
    proofs: { 'site/seo/seo.test.ts': ['follows the template of the specification'] },
  },
  {
    says: 'Page size default 30 for getList, 500 for full lists.',
    holds: { '30 for getList': FIXED_BY_SDK.pageSize, '500 for full lists': FULL_LIST_PAGE_SIZE },
    proofs: {
      'site/session/client.test.ts': ['a list has 30 records, a full one as many at once as it is told'],
      'tests/contract/sdk/requests.test.ts': [
        'reads a full list page after page, 500 at a time when told so, and 1000 by itself',
        'lists 30 by itself, and finds the first of a filter, or none',
      ],
    },
  },
  {
    says: 'Realtime connect time-out 15000 ms; reconnect delays 200, 300, 500, 1000, 1200, 1500, 2000 ms, unlimited attempts; unsent subscriptions retried up to 3 times.',
    holds: {
      '15000 ms': FIXED_BY_SDK.realtimeConnectTimeoutMs,
      '200, 300, 500, 1000, 1200, 1500, 2000 ms': FIXED_BY_SDK.realtimeReconnectDelaysMs,
      '3 times': FIXED_BY_SDK.subscriptionRetries,
    },
    proofs: {
      'site/session/client.test.ts': ['realtime connections are given up and tried again at its own times'],
      'tests/contract/sdk/realtime.test.ts': [
        'is given up after 15 seconds with a server that does not answer',
        'is tried again after waits of up to two seconds, without end',
        'sends what was subscribed while it was sending up to three times more before the first is ready',
      ],
    },
  },
  {
    says: 'Auth cookie limit 4096 bytes. OAuth2 popup at most 1024x768.',
    holds: { '4096 bytes': FIXED_BY_SDK.maxAuthCookieBytes, '1024x768': FIXED_BY_SDK.maxPopup },
    proofs: {
      'site/session/client.test.ts': ['a session too large for a cookie keeps five fields of its record', 'its popup is no larger than this'],
      'tests/contract/sdk/oauth2-popup.test.ts': ['opens it no larger than 1024×768 or the window: $popup'],
    },
  },
  {
    says: 'Analytics: session idle timeout 1800 s; cookie expiry 365 days; feature-flag request timeout 3000 ms; surveys request timeout 10000 ms; property string max length 65535; request timeout 60000 ms; page-view wait 1 ms; document-not-ready retry 500 ms; rage click = 3 clicks within 1 s and 30 px; captured text cut at 255 characters, attributes at 1024, links at 2048; card and social-security numbers masked. Failed init retries: not shown.',
    holds: {
      '1800 s': SESSION_IDLE_TIMEOUT_S,
      '365 days': ANALYTICS_COOKIE_DAYS,
      'feature-flag request timeout 3000 ms': FLAGS_REQUEST_TIMEOUT_MS,
      'surveys request timeout 10000 ms': SURVEYS_REQUEST_TIMEOUT_MS,
      'property string max length 65535': MAX_PROPERTY_LENGTH,
      '; request timeout 60000 ms': FIXED_BY_LIBRARY.requestTimeoutMs,
      'page-view wait 1 ms': FIXED_BY_LIBRARY.pageViewWaitMs,
      'document-not-ready retry 500 ms': FIXED_BY_LIBRARY.notReadyRetryMs,
      '3 clicks within 1 s and 30 px': [RAGE_CLICK.click_count, RAGE_CLICK.timeout_ms / 1000, RAGE_CLICK.threshold_px],
      'text cut at 255 characters': FIXED_BY_LIBRARY.maxCapturedText,
      'attributes at 1024': FIXED_BY_LIBRARY.maxCapturedAttribute,
      'links at 2048': FIXED_BY_LIBRARY.maxCapturedLink,
    },
    proofs: {
      'site/analytics/options.test.ts': [
        'are handed to the library, with memory as its only store and history changes as page views',
        'that the library fixes are in its source',
      ],
      'tests/journeys/analytics.spec.ts': [
        'clicks are measured with short texts, three quick ones as rage, and never what is written or shown in private parts',
      ],
    },
  },
  { says: 'Prices and business limits of the products: not shown.', proofs: {}, untried: 'says nothing to try' },
]
