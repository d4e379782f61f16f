import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMessageStore } from '../messages/messages.tsx'
import { localeOfPath } from '../route-table/paths.ts'
import { isBuildReplaced } from './builds/newer-build.ts'
import { isPlainClick } from './plain-click.ts'

/**
 * The other language in place: same page, query, fragment and scroll, with messages fetched for it. What cannot be had ends
 * in an ordinary load. The inline script has put query and fragment into the link before, and remembered the choice.
 */
export function LanguageLinks() {
  const navigate = useNavigate()
  const { loaded, add } = useMessageStore()
  useEffect(() => {
    function change(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-locale]')
      if (!link || !isPlainClick(event) || isBuildReplaced()) return
      event.preventDefault()
      const { href } = link
      import('./change-language.ts').then(({ changeLanguage }) => changeLanguage(href, add, navigate)).catch(() => location.assign(href))
    }
    document.addEventListener('click', change)
    return () => document.removeEventListener('click', change)
  }, [navigate, add])
  useEffect(() => {
    const reload = () => !loaded[localeOfPath(location.pathname)] && location.reload()
    addEventListener('popstate', reload)
    return () => removeEventListener('popstate', reload)
  }, [loaded])
  return null
}
