import type { Locale } from '#words/interface'

/** Public values of the configuration that pages show. */
export interface PublicConfig {
  /** Scheme and host without a trailing slash. */
  readonly origin: string
  /** Where the Login button leads: our own page of the language, or an application elsewhere. */
  readonly loginUrls: Readonly<Record<Locale, string>>
  /** Where each language is meant to be found; empty when it was not said. */
  readonly localeBaseUrls: Readonly<Record<Locale, string>>
  readonly captcha: CaptchaConfig
  readonly analytics: AnalyticsConfig
}

/** Measuring and recording of visits; none without a key. */
export interface AnalyticsConfig {
  readonly key: string
  readonly host: string
  readonly personProfiles: PersonProfiles
}

/** Whose visits become profiles at the provider (specification, section 4). */
export type PersonProfiles = 'identified_only' | 'never' | 'always'

/** The captcha in front of forms; none without a site key. */
export interface CaptchaConfig {
  readonly siteKey: string
  /** Where its script lies, without `/api.js`. */
  readonly base: string
}

/**
 * What prerendered pages hold in place of configuration: the build does not know it, the server stamps it at start.
 * `.invalid` never resolves (RFC 2606, section 2), so an unstamped page cannot reach a stranger.
 */
export const unstamped: PublicConfig = {
  origin: 'https://origin.invalid',
  loginUrls: { de: 'https://login-de.invalid/', en: 'https://login-en.invalid/' },
  localeBaseUrls: { de: 'https://base-de.invalid', en: 'https://base-en.invalid' },
  captcha: { siteKey: 'captcha-key.invalid', base: 'https://captcha.invalid' },
  analytics: { key: 'analytics-key.invalid', host: 'https://analytics.invalid', personProfiles: 'identified_only' },
}
