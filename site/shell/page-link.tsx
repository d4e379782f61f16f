import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Locale, MessageKey } from '#words/interface'
import { inLocale, localesOf, pageName } from '../route-table/pages.ts'
import { findPage } from '../route-table/paths.ts'
import type { PageRow } from '../route-table/row.ts'
import { groupOf } from './header-rows.ts'

/** Every row with a place in header or footer has this text: a test compares messages and table. */
export function navKey(row: PageRow): MessageKey {
  return `nav.${pageName(row.path)}` as MessageKey
}

interface PageLinkProps {
  readonly row: PageRow
  readonly path?: string | undefined
  readonly locale: Locale
  /** It stands for its whole group of the header: marked on every page of that. */
  readonly ofGroup?: boolean
  readonly children: ReactNode
}

/** A link to a page of the table; `path` writes its address differently. */
export function PageLink({ row, path = row.path, locale, ofGroup = false, children }: PageLinkProps) {
  const here = findPage(useLocation().pathname)?.row
  const isAbove = ofGroup && groupOf(here) === row.header
  const hasLocale = localesOf(row).includes(locale)
  return (
    <a
      href={hasLocale ? inLocale(path, locale) : path}
      hrefLang={hasLocale ? undefined : 'de'}
      aria-current={here === row ? 'page' : isAbove || undefined}
    >
      {children}
    </a>
  )
}
