import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import { CONSENT_ID, HYDRATED_EVENT } from '../constants.ts'
import { noteInput } from '../navigation/builds/newer-build.ts'
import { Arrival } from '../navigation/followed-links.tsx'
import { LanguageLinks } from '../navigation/language-links.tsx'
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
  useEffect(() => {
    document.addEventListener('input', noteInput)
    return () => document.removeEventListener('input', noteInput)
  }, [])
  useEffect(() => {
    // Without a key there is nothing to follow, and nothing to load for it.
    if (document.getElementById(CONSENT_ID)?.dataset.key) void import('../analytics/follow-consent.ts').then(({ followConsent }) => followConsent())
  }, [])
  const IdleRuntime = useIdleRuntime()
  return (
    <>
      <LanguageLinks />
      <Arrival />
      <PageButtons />
      {IdleRuntime && <IdleRuntime />}
    </>
  )
}

/** What a page does without until the browser is idle, and where it cannot be fetched. */
function useIdleRuntime(): ComponentType | undefined {
  const [component, setComponent] = useState<ComponentType>()
  useEffect(() => {
    const load = () => import('./idle-runtime.tsx').then(({ IdleRuntime }) => setComponent(() => IdleRuntime))
    return whenIdle(0, () => load().catch(() => undefined))
  }, [])
  return component
}
