import { useLocation } from 'react-router'
import type { Locale, MessageKey } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { findPage } from '../route-table/paths.ts'
import type { HeaderGroup, PageRow } from '../route-table/row.ts'
import { Flag } from '../ui/flag.tsx'
import { groupOf, rowsOf } from './header-rows.ts'
import { navKey, PageLink } from './page-link.tsx'

export type MenuGroup = Exclude<HeaderGroup, 'api'>

/** The group of the header whose programs carry their flag and a hint, and stand before what goes with them. */
const flaggedGroup: MenuGroup = 'products'

export function Menu({ group, locale }: { group: MenuGroup; locale: Locale }) {
  const t = useMessages()
  const isCurrent = groupOf(findPage(useLocation().pathname)?.row) === group
  const rows = rowsOf(group)
  const isProgram = (row: PageRow) => group !== flaggedGroup || row.footer === 'products'
  const [main, more] = [rows.filter(isProgram), rows.filter((row) => !isProgram(row))]
  return (
    <details name="menu" suppressHydrationWarning>
      <summary aria-current={isCurrent || undefined}>{t(`header.group.${group}`)}</summary>
      <div className="panel">
        <MenuColumn title={t(`header.column.${group}`)} rows={main} locale={locale} flagged={group === flaggedGroup} />
        {more.length > 0 && <MenuColumn title={t('header.column.more')} rows={more} locale={locale} flagged={false} />}
      </div>
    </details>
  )
}

function MenuColumn({ title, rows, locale, flagged }: { title: string; rows: readonly PageRow[]; locale: Locale; flagged: boolean }) {
  const t = useMessages()
  return (
    <div>
      <p className="panel-t">{title}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.path}>
            <PageLink row={row} path={row.headerPath} locale={locale}>
              {flagged && row.flag && <Flag name={row.flag} size={30} />}
              <span>
                {t(navKey(row))}
                {flagged && <small>{t(`${navKey(row)}.hint` as MessageKey)}</small>}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
