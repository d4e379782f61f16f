import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { SLOW_PAYLOAD_MS } from '../constants.ts'
import { hoistFlag } from './hoist-flag.ts'
import { usePageLinks } from './use-page-links.ts'

/**
 * Follows links to our own pages, and tells what a whole page load would tell: a line while it takes longer (styled to come
 * after 150 ms), the focus at the new page's heading, its title for screen readers. What does not come ends in a load.
 */
export function Arrival() {
  const { location: target } = useNavigation()
  const wanted = usePageLinks()
  const address = wanted ?? (target && target.pathname + target.search + target.hash)
  useEffect(() => {
    if (!address) return
    const timer = setTimeout(() => location.assign(address), SLOW_PAYLOAD_MS)
    return () => clearTimeout(timer)
  }, [address])
  return (
    <>
      {address && <div className="going" aria-hidden="true" />}
      <p className="vh" role="status">
        {useArrivedTitle()}
      </p>
    </>
  )
}

/** The title of the page that was navigated to; nothing on the page that was loaded. */
function useArrivedTitle(): string {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    hoistFlag()
    focusOn((hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.querySelector('h1'))
  }, [pathname, hash])
  return title
}

/** Scrolling is the router's: it knows where a step back came from. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
