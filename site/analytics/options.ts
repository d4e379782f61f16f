import type { PostHogConfig } from 'posthog-js/no-external'
import {
  ANALYTICS_COOKIE_DAYS,
  FLAGS_REQUEST_TIMEOUT_MS,
  MAX_PROPERTY_LENGTH,
  RAGE_CLICK,
  SESSION_IDLE_TIMEOUT_S,
  SURVEYS_REQUEST_TIMEOUT_MS,
} from '../constants.ts'
import { isAllowed } from './allowed.ts'
import { cleanEvent, cleanUrl } from './clean-event.ts'
import { PRIVATE_PARTS } from './private-page.ts'

/** The parts of the page that stay out, one by one: the library asks each element and its ancestors. */
const leftOut = PRIVATE_PARTS.split(', ')

/** How visits are measured (specification, sections 4 and 9). Nothing is kept in the browser. */
export const options = {
  persistence: 'memory',
  capture_pageview: 'history_change',
  capture_pageleave: true,
  session_idle_timeout_seconds: SESSION_IDLE_TIMEOUT_S,
  cookie_expiration: ANALYTICS_COOKIE_DAYS,
  feature_flag_request_timeout_ms: FLAGS_REQUEST_TIMEOUT_MS,
  surveys_request_timeout_ms: SURVEYS_REQUEST_TIMEOUT_MS,
  properties_string_max_length: MAX_PROPERTY_LENGTH,
  rageclick: { ...RAGE_CLICK, css_selector_ignorelist: leftOut },
  autocapture: { css_selector_ignorelist: leftOut },
  mask_personal_data_properties: true,
  respect_dnt: true,
  disable_external_dependency_loading: true,
  disable_session_recording: true,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_exceptions: false,
  capture_performance: false,
  enable_recording_console_log: false,
  session_recording: {
    maskAllInputs: true,
    blockSelector: PRIVATE_PARTS,
    recordHeaders: false,
    recordBody: false,
    maskCapturedNetworkRequestFn: (request) => ({ ...request, name: cleanUrl(request.name, location.origin) }),
  },
  before_send: (event) => (event && isAllowed(event.event) ? cleanEvent(event, location) : null),
  on_request_error: ({ statusCode, text }) => console.error(`Bad HTTP status: ${statusCode} ${text ?? ''}`),
} satisfies Partial<PostHogConfig>
