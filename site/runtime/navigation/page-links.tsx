import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isBuildReplaced } from '../builds/newer-build.ts'
import { pageHref } from './page-href.ts'
import { isPlainClick } from './plain-click.ts'
import { useModuleFetch } from './use-module-fetch.ts'

/** Ordinary links stay ordinary: one listener makes those to our own pages quick, in header, prose and footer alike. */
export function PageLinks() {
  const navigate = useNavigate()
  const fetchModules = useModuleFetch()
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
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, fetchModules])
  return null
}

/** A page that changes without a load would keep the menu open over it. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[name=menu][open]')) menu.open = false
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
