import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale, searchPath } from '../../route-table/pages.ts'
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
