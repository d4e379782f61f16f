import type { Locale } from '#words/locales'
import { inLocale, searchPath } from '../../routes.ts'
import { useMessages } from '../../runtime/messages.tsx'
import { SearchIcon } from './search-icon.tsx'

/** Leads to the search page; with React the dialog opens in its place. The inline script sends the first such form on Ctrl K. */
export function SearchButton({ locale }: { locale: Locale }) {
  const t = useMessages()
  return (
    <form className="find" action={inLocale(searchPath, locale)} data-react="">
      <button type="submit" aria-keyshortcuts="Control+K Meta+K">
        <SearchIcon />
        <span>{t('section.search')}</span>
      </button>
    </form>
  )
}
