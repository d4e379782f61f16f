import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { whenIdle } from '../browser/when-idle.ts'
import { LINKS_IN_VIEW_AFTER_MS, MAX_PRELOADS, PAYLOAD_FRESH_S, SLOW_PAYLOAD_MS } from '../constants.ts'
import { pageHref } from './page-href.ts'
import { type NextPage, useNextPage } from './use-next-page.ts'

/** What shows that somebody is about to follow a link. */
const signs = ['pointerover', 'focusin', 'touchstart']

/** When this document asked for what, by the page's clock: a payload stays in the browser's cache, and fresh there for a while. */
const asked = new Map<string, number>()

/**
 * Fetches payload and scripts of pages ahead: of those that somebody is about to follow, and of those whose links come into view once a
 * page has arrived and the browser is idle. At most five at once (specification, section 9); what is wanted most goes first.
 */
export function Preloads() {
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const settle = (href: string) => setWaiting((before) => before.filter((other) => other !== href))
  const preload = useEffectEvent((link: EventTarget | null, isIntended: boolean) => {
    const href = pageHref(link)
    if (!href) return
    const isNew = performance.now() - (asked.get(href) ?? Number.NEGATIVE_INFINITY) > PAYLOAD_FRESH_S * 1000
    if (isNew) asked.set(href, performance.now())
    setWaiting((before) => (isNew || (isIntended && before.includes(href)) ? placed(href, before, isIntended) : before))
  })
  useEffect(() => {
    const intend = ({ target }: Event) => preload(target, true)
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, intend)
    }
  }, [])
  useLinksInView((link) => preload(link, false))
  return waiting.slice(0, MAX_PRELOADS).map((href) => <Preload key={href} href={href} onSettled={() => settle(href)} />)
}

/** The waiting ones with this one in front if it is intended, else behind. */
function placed(href: string, waiting: readonly string[], isIntended: boolean): readonly string[] {
  const others = waiting.filter((other) => other !== href)
  return isIntended ? [href, ...others] : [...others, href]
}

/** Tells of links in the page's own text, each once: those of header and footer are on every page. */
function useLinksInView(tell: (link: Element) => void): void {
  const { state } = useNavigation()
  const { pathname } = useLocation()
  const see = useEffectEvent(tell)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (state !== 'idle') return
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        see(target)
      }
    })
    const callOff = whenIdle(LINKS_IN_VIEW_AFTER_MS, () => {
      for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
    })
    return () => {
      callOff()
      observer.disconnect()
    }
  }, [state, pathname])
}

/** One of them, until its payload has come, or has not for a while. */
function Preload({ href, onSettled }: { href: string; onSettled: () => void }) {
  const nextPage = useNextPage()(href)
  const begin = useEffectEvent((signal: AbortSignal) => fetchAhead(nextPage, signal))
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), SLOW_PAYLOAD_MS)
    let isWanted = true
    void begin(controller.signal).then(() => isWanted && settle())
    return () => {
      isWanted = false
      clearTimeout(timer)
      controller.abort()
    }
  }, [])
  return null
}

/**
 * Into the browser's cache, by `fetch`: of `rel="prefetch"` the policy keeps Firefox, and WebKit knows nothing of it (decision 025). The
 * router's own component would load the page shown anew where a script is gone or the line is down; here nothing happens then.
 */
async function fetchAhead({ payload, fetchModules }: NextPage, signal: AbortSignal): Promise<void> {
  void fetchModules().catch(() => undefined)
  // To its end: half an answer is not kept.
  await fetch(payload, { priority: 'low', signal })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
}
