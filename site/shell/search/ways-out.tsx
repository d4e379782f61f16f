import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { pages } from '../../route-table/pages.ts'
import { rowsOf } from '../header-rows.ts'
import { navKey, PageLink } from '../page-link.tsx'

const contact = pages.filter(({ path }) => path === '/about/contact')

/** Overviews to look through, and whom to ask. */
export function WaysOut({ locale }: { locale: Locale }) {
  const t = useMessages()
  return (
    <ul className="chips" aria-label={t('search.waysOut')}>
      {[...rowsOf('knowledge'), ...rowsOf('api'), ...contact].map((row) => (
        <li key={row.path}>
          <PageLink row={row} locale={locale}>
            {t(navKey(row))}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
