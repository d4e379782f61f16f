import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { isBuildReplaced } from './builds/newer-build.ts'
import { pageHref } from './page-href.ts'
import { isPlainClick } from './plain-click.ts'
import { useNextPage } from './use-next-page.ts'

/** Of several clicks the last one counts. */
let last = ''

/**
 * Ordinary links stay ordinary: one listener makes those to our own pages quick, in header, prose and footer alike.
 * Answers the address whose scripts are on their way.
 */
export function usePageLinks(): string | undefined {
  const navigate = useNavigate()
  const nextPage = useNextPage()
  const [wanted, setWanted] = useState<string>()
  const follow = useEffectEvent((event: MouseEvent) => {
    const href = isPlainClick(event) ? pageHref(event.target) : undefined
    // After a new build a link is the browser's: it brings the new build's page.
    if (!href || isBuildReplaced()) return
    event.preventDefault()
    closeMenus()
    setWanted(href)
    last = href
    const ifLast = (act: () => unknown) => () => last === href && act()
    nextPage(href)
      .fetchModules()
      .then(
        ifLast(() => navigate(href, { flushSync: true })),
        ifLast(() => location.assign(href)),
      )
      .finally(ifLast(() => setWanted(undefined)))
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return wanted
}

/** A page that changes without a load would keep the menu open over it. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[name=menu][open]')) menu.open = false
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
}
