import { useEffect } from 'react'
import { HYDRATED_EVENT } from './constants.ts'
import { LetterLinks } from './letter-links.tsx'
import { PageButtons } from './page-buttons.tsx'
import { PageLinks } from './page-links.tsx'

/** What React does for every page once it is there: quick links, copy and print buttons, the way from a letter to the generator, and the word that it has arrived. */
export function SiteRuntime({ localeBaseUrl }: { localeBaseUrl: string }) {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT))
    if (!import.meta.env.DEV && localeBaseUrl && new URL(localeBaseUrl).origin !== location.origin) {
      console.error(`This site is at ${location.origin}, its locale base URL says ${localeBaseUrl}`)
    }
  }, [localeBaseUrl])
  return (
    <>
      <PageLinks />
      <PageButtons />
      <LetterLinks />
    </>
  )
}
