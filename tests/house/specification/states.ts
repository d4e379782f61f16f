import { CONSENT_STATES, LOCALE_COOKIE_DAYS, RELOAD_GUARD_MS } from '#site'
import { locales } from '#words/interface'
import { readEnv } from '../../../server/env.ts'
import { options } from '../../../site/analytics/options.ts'
import type { Line } from './line.ts'

/** Section 4, States and transitions. */
export const states: readonly Line[] = [
  {
    says: 'Locale: switchable between de and en; the choice is remembered in a cookie (365 days).',
    holds: { 'de and en': locales.map(({ code }) => code), '365 days': LOCALE_COOKIE_DAYS },
    proofs: {
      'tests/journeys/language.spec.ts': ['the switcher keeps page, query and fragment and remembers the choice … React'],
      'tests/journeys/navigation.spec.ts': ['changes the language in place: query, fragment and scroll stay'],
    },
  },
  {
    says: 'New builds are detected by polling; a failed chunk load reloads the page, limited to once per 10 seconds for the same path.',
    holds: { '10 seconds': RELOAD_GUARD_MS / 1000 },
    proofs: {
      'tests/journeys/navigation.spec.ts': [
        'the next link is a whole load',
        'who is filling in a form is told quietly, and keeps what was typed',
        'ends in a whole load when a script of the page is gone, as after a new build',
        'a step back that fails loads the page again, but the same one only once in ten seconds; then an error can be read',
      ],
      'tests/journeys/new-build.spec.ts': [
        'who comes back to a tab gets the new page by the next link',
        'so does who has not heard of it: what the link needs is gone',
      ],
      'tests/journeys/generator.spec.ts': ['when a part of it is gone, as after a new build, the page comes anew and the draft is still there'],
      'site/navigation/reload-guard.test.ts': ['loads a path again once in ten seconds'],
    },
  },
  {
    says: "Stored login session: saved, cleared or changed; kept in browser local storage or in a cookie; expiry is taken from the token's exp claim; a token is valid while exp is in the future. Updating the record with the logged-in id refreshes the stored record. Deleting the logged-in record clears the session. Confirming email verification marks the record verified. Confirming an email change clears the session. Where the product uses login on the site itself: not shown.",
    proofs: {
      'tests/contract/sdk/auth-stores.test.ts': [
        'are valid until the time in the token, and not without one',
        'tell whoever listens, until they no longer do',
        'go through a cookie and back, which ends with the token',
        'keep the session in local storage over a reload',
      ],
      'tests/contract/sdk/session.test.ts': [
        'shows its record as it is after an update, and keeps it when others are updated',
        'ends when its record is deleted, and not when another is',
        'knows that its address was verified',
        'ends when its address has changed, as its token does',
      ],
      'site/session/stored-session.test.ts': ['somebody is signed in while the token of the session lives'],
    },
  },
  {
    says: 'Realtime connection: connect, subscribe, reconnect, disconnect.',
    proofs: {
      'tests/contract/sdk/realtime.test.ts': [
        'brings what happens to a collection, to one record, and what a filter lets through',
        'loses subscriptions one by one, by topic, by collection; with the last it ends on both sides',
        'goes on after the server was killed and started again: as the same person, with the same topics',
      ],
    },
  },
  {
    says: 'Captcha widget: script load, render, then success, expired or error callbacks.',
    proofs: {
      'tests/journeys/captcha.spec.ts': [
        'nothing of the captcha is loaded before the visitor agrees; then it is solved, expires, is solved again and checked',
        '…: a captcha that breaks says so in words',
      ],
    },
  },
  {
    says: 'Analytics consent: pending, granted or denied; capturing can be opted in or out. Person profile mode: identified_only, never or always; the product is configured for identified_only. Users are anonymous until identified. Persistence is in memory; page views are captured on history change.',
    holds: {
      'pending, granted or denied': CONSENT_STATES,
      identified_only: readEnv({}).POSTHOG_PERSON_PROFILES,
      memory: options.persistence,
    },
    proofs: {
      'site/consent/decisions.test.ts': ['are pending, granted or denied, each purpose by itself'],
      'site/analytics/options.test.ts': ['are handed to the library, with memory as its only store and history changes as page views'],
      'tests/journeys/analytics.spec.ts': [
        'after consent each page is measured once, on change of history too, and nothing is kept in the browser',
        'withdrawal stops at once, drops what waits, and forgets who it was; consent given again begins anew',
        'who is signed in is identified by the id alone, and forgotten after signing out; placeholders are refused',
      ],
    },
  },
]
