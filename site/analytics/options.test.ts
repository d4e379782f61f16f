import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  ANALYTICS_COOKIE_DAYS,
  ANALYTICS_HOST,
  FIXED_BY_LIBRARY,
  FLAGS_REQUEST_TIMEOUT_MS,
  MAX_PROPERTY_LENGTH,
  RAGE_CLICK,
  SESSION_IDLE_TIMEOUT_S,
  SURVEYS_REQUEST_TIMEOUT_MS,
} from '../constants.ts'
import { options } from './options.ts'

const library = (file: string) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8')

describe('the figures of the specification (section 9, “Analytics”)', () => {
  it('stand as constants', () => {
    expect({
      idle: SESSION_IDLE_TIMEOUT_S,
      cookie: ANALYTICS_COOKIE_DAYS,
      flags: FLAGS_REQUEST_TIMEOUT_MS,
      surveys: SURVEYS_REQUEST_TIMEOUT_MS,
      property: MAX_PROPERTY_LENGTH,
      rageClick: RAGE_CLICK,
      host: ANALYTICS_HOST,
    }).toEqual({
      idle: 1800,
      cookie: 365,
      flags: 3000,
      surveys: 10000,
      property: 65535,
      rageClick: { click_count: 3, timeout_ms: 1000, threshold_px: 30 },
      host: 'https://eu.i.posthog.com',
    })
  })

  it('are handed to the library, with memory as its only store and history changes as page views', () => {
    expect(options).toMatchObject({
      persistence: 'memory',
      capture_pageview: 'history_change',
      session_idle_timeout_seconds: 1800,
      cookie_expiration: 365,
      feature_flag_request_timeout_ms: 3000,
      surveys_request_timeout_ms: 10000,
      properties_string_max_length: 65535,
      rageclick: { click_count: 3, timeout_ms: 1000, threshold_px: 30 },
    })
  })

  it('that the library fixes are in its source', () => {
    const { requestTimeoutMs, pageViewWaitMs, notReadyRetryMs, maxCapturedText, maxCapturedAttribute, maxCapturedLink } = FIXED_BY_LIBRARY
    const core = library('posthog-js/lib/src/posthog-core.js')
    const utilities = library('@posthog/browser-common/dist/utils/autocapture-utils.mjs')
    expect(library('posthog-js/lib/src/request.js')).toContain(`options.timeout || ${requestTimeoutMs}`)
    expect(core).toMatch(new RegExp(`_captureInitialPageview\\(\\);\\s+}\\s+}, ${pageViewWaitMs}\\);`))
    expect(core).toMatch(new RegExp(`trying again in ${notReadyRetryMs} milliseconds[^}]+}, ${notReadyRetryMs}\\);`))
    expect(utilities).toContain(`.substring(0, ${maxCapturedText})`)
    expect(utilities).toContain(`?.slice(0, ${maxCapturedLink})`)
    expect(library('posthog-js/lib/src/autocapture.js')).toContain(`limitText(${maxCapturedAttribute}, `)
  })
})
