import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { findPage, localeOfPath } from '../../paths.ts'
import { documentPaths } from '../../routes.ts'
import { isBuildReplaced } from '../builds/watch-builds.ts'
import { MAX_PRELOADS } from '../constants.ts'
import { isThrifty } from '../thrift.ts'
import { isPlainClick } from './plain-click.ts'
import { useModuleFetch } from './use-module-fetch.ts'

/** Ordinary links stay ordinary: one listener makes those to our own pages quick, in header, prose and footer alike. */
export function PageLinks() {
  const navigate = useNavigate()
  const fetchModules = useModuleFetch()
  const [wanted, setWanted] = useState<readonly string[]>([])
  useEffect(() => {
    function follow(event: MouseEvent) {
      const href = isPlainClick(event) ? pageHref(event.target) : undefined
      // After a new build a link is the browser's: it brings the new build's page.
      if (!href || isBuildReplaced()) return
      event.preventDefault()
      closeMenus()
      const viewTransition = matchMedia('(prefers-reduced-motion: no-preference)').matches
      fetchModules(href).then(
        () => navigate(href, { flushSync: true, viewTransition }),
        () => location.assign(href),
      )
    }
    function preload({ target }: Event) {
      const href = isThrifty() ? undefined : pageHref(target)
      if (href) setWanted((before) => (before.includes(href) ? before : [...before, href].slice(-MAX_PRELOADS)))
    }
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', preload)
    document.addEventListener('focusin', preload)
    document.addEventListener('touchstart', preload, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('focusin', preload)
      document.removeEventListener('touchstart', preload)
    }
  }, [navigate, fetchModules])
  return wanted.map((href) => <PrefetchPageLinks key={href} page={href} />)
}

/** The address of a link to a page of ours in the language shown; nothing for what the browser should follow itself. */
function pageHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.locale) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const isSamePage = pathname === location.pathname && search === location.search
  const isOurs = origin === location.origin && findPage(pathname) && localeOfPath(pathname) === localeOfPath(location.pathname)
  return isOurs && !isSamePage && !documentPaths.includes(pathname) ? pathname + search + hash : undefined
}

/** A page that changes without a load would keep the menu open over it. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[name=menu][open]')) menu.open = false
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
