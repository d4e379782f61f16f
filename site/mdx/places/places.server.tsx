import type { ReactNode } from 'react'
import { slugsOf } from '#words'
import { apiProducts, downloadGroups, pricedProducts } from '#words/facts'
import { fill } from '#words/interface'
import { inLocale, searchPath } from '../../route-table/pages.ts'
import { findPage, localized } from '../../route-table/paths.ts'
import { templateRoles } from '../../route-table/template-roles.ts'
import { Flag } from '../../ui/flag.tsx'
import { useText } from '../text-context.ts'

/** How much there is at each place to look. */
const counts: Readonly<Record<string, number>> = {
  '/wissen': slugsOf('wissen').length,
  '/arbeitszeugnis-vorlage': templateRoles.length,
  '/knowledge/blog': slugsOf('blog').length,
  '/knowledge/downloads': downloadGroups.reduce((sum, { downloads, handedOut }) => sum + downloads.length + handedOut.length, 0),
  '/pricing/zeugnisgenerator': pricedProducts.length,
  '/docs/api/einfuehrung': apiProducts.length,
}

/** Where to look without a word to search for. */
export function Places({ children }: { children?: ReactNode }) {
  return <ul className="places">{children}</ul>
}

interface PlaceProps {
  readonly to: string
  readonly title: string
  /** How its count is said: `{count} Einträge`. */
  readonly counted: string
  readonly children?: ReactNode
}

/** One of them as a card that leads there: the flag of the page, its name, how much there is, what it is for. */
export function Place({ to, title, counted, children }: PlaceProps) {
  const { locale } = useText()
  const row = findPage(to)?.row
  const count = counts[to]
  if (!row || count === undefined) throw new Error(`Place: nothing is counted at ${to}`)
  const href = localized(to, locale)
  return (
    <li>
      <a href={href} hrefLang={href === inLocale(to, locale) ? undefined : 'de'}>
        <Flag name={row.flag} size={40} />
        <b>{title}</b>
        <span className="num">{fill(counted, { count })}</span>
        <span>{children}</span>
      </a>
    </li>
  )
}

/** Words to begin with, separated by semicolons: each asks the search page. */
export function Asked({ title, words }: { title: string; words: string }) {
  const { locale } = useText()
  return (
    <nav className="chips asked" aria-label={title}>
      <span aria-hidden="true">{title}</span>
      {words.split(';').map((word) => (
        <a key={word} href={`${inLocale(searchPath, locale)}?${new URLSearchParams({ q: word.trim() })}`}>
          {word.trim()}
        </a>
      ))}
    </nav>
  )
}
