import { useEffect } from 'react'
import { watchBuilds } from './builds/watch-builds.ts'
import { CONSENT_ID, HYDRATED_EVENT } from './constants.ts'
import { Arrival } from './navigation/arrival.tsx'
import { LanguageLinks } from './navigation/language-links.tsx'
import { PageLinks } from './navigation/page-links.tsx'
import { PageButtons } from './page-buttons.tsx'

/**
 * What React does for every page once it is there: quick links and languages, what a
 * load would tell, new builds, measuring where it is allowed, copy and print buttons, and the word that it has arrived.
 */
export function SiteRuntime({ localeBaseUrl }: { localeBaseUrl: string }) {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT))
    if (!import.meta.env.DEV && localeBaseUrl && new URL(localeBaseUrl).origin !== location.origin) {
      console.error(`This site is at ${location.origin}, its locale base URL says ${localeBaseUrl}`)
    }
  }, [localeBaseUrl])
  useEffect(watchBuilds, [])
  useEffect(() => {
    // Without a key there is nothing to follow, and nothing to load for it.
    if (document.getElementById(CONSENT_ID)?.dataset.key) void import('./analytics/follow-consent.ts').then(({ followConsent }) => followConsent())
  }, [])
  return (
    <>
      <PageLinks />
      <LanguageLinks />
      <Arrival />
      <PageButtons />
    </>
  )
}
