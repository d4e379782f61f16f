import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Locale, locales } from '#words/locales'
import type { MessageKey } from '#words/messages'
import { findPage, localized, withoutLocale } from '../paths.ts'
import { type HeaderGroup, inLocale, localesOf, type PageRow, pageName, pages } from '../routes.ts'
import { useMessages } from '../runtime/messages.tsx'
import { Flag } from '../ui/flag.tsx'
import { LogoMark } from '../ui/logo-mark.tsx'

type MenuGroup = Exclude<HeaderGroup, 'api'>

const groups: readonly MenuGroup[] = ['products', 'pricing', 'knowledge', 'company']
const rowsOf = (group: HeaderGroup) => pages.filter((row) => row.header === group)

/** Groups of the header whose pages carry their product flag and a hint. */
const flaggedGroup: MenuGroup = 'products'

export function Header({ locale, brand, loginUrl }: { locale: Locale; brand: string; loginUrl: string }) {
  const t = useMessages()
  useMenuClosing()
  const home = inLocale('/', locale)
  return (
    <header className="hdr">
      <div className="wrap">
        <Brand href={home} brand={brand} label={t('header.home', { brand })} />
        <button className="nav-btn" type="button" popoverTarget="nav">
          <i />
          {t('header.menu')}
        </button>
        <nav className="nav" id="nav" popover="auto" aria-label={t('header.navigation')}>
          <div className="nav-top">
            <span className="brand">
              <LogoMark />
              {brand}
            </span>
            <button className="nav-close" type="button" popoverTarget="nav" popoverTargetAction="hide">
              {t('header.close')}
            </button>
          </div>
          <ul className="nav-list">
            {groups.map((group) => (
              <li key={group}>
                <Menu group={group} locale={locale} />
              </li>
            ))}
            {rowsOf('api').map((row) => (
              <li key={row.path}>
                <PageLink row={row} locale={locale}>
                  {t('header.group.api')}
                </PageLink>
              </li>
            ))}
          </ul>
          <div className="nav-end">
            <LanguageSwitch locale={locale} />
            <a className="login" href={loginUrl} rel="noopener">
              {t('header.login')}
            </a>
            <a className="btn" href={inLocale('/testzugang/testzugang-anlegen', locale)}>
              {t('header.trial')}
            </a>
          </div>
        </nav>
      </div>
    </header>
  )
}

export function Brand({ href, brand, label }: { href: string; brand: string; label: string }) {
  return (
    <a className="brand" href={href} aria-label={label}>
      <LogoMark />
      {brand}
    </a>
  )
}

function Menu({ group, locale }: { group: MenuGroup; locale: Locale }) {
  const t = useMessages()
  const rows = rowsOf(group)
  const main = group === flaggedGroup ? rows.slice(0, 3) : rows
  const more = rows.slice(main.length)
  return (
    <details name="menu" suppressHydrationWarning>
      <summary>{t(`header.group.${group}`)}</summary>
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

/** Every row with a place in header or footer has this text: a test compares messages and table. */
export function navKey(row: PageRow): MessageKey {
  return `nav.${pageName(row.path)}` as MessageKey
}

interface PageLinkProps {
  readonly row: PageRow
  readonly path?: string | undefined
  readonly locale: Locale
  readonly children: ReactNode
}

/** A link to a page of the table; `path` writes its address differently. */
export function PageLink({ row, path = row.path, locale, children }: PageLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = findPage(pathname)?.row === row
  const hasLocale = localesOf(row).includes(locale)
  return (
    <a href={hasLocale ? inLocale(path, locale) : path} hrefLang={hasLocale ? undefined : 'de'} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}

/** The current language as text, the other as a link to the same page; a page without one says so. */
function LanguageSwitch({ locale }: { locale: Locale }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const found = findPage(pathname)
  const path = found?.path ?? withoutLocale(pathname)
  const row = found?.row
  return (
    <div className="lang">
      {locales.map(({ code, name }) => {
        const short = code.toUpperCase()
        if (code === locale)
          return (
            <span key={code} aria-current="true">
              {short}
            </span>
          )
        if (row && !localesOf(row).includes(code))
          return (
            <span key={code} className="lang-none">
              {short}
              <span className="vh">{t('header.languageMissing', { name })}</span>
            </span>
          )
        return (
          <a key={code} href={localized(path, code)} hrefLang={code} lang={code} data-locale={code} aria-label={`${short}: ${name}`}>
            {short}
          </a>
        )
      })}
    </div>
  )
}

/** Closes open menus on a click outside and on Esc. Opening and closing itself is the browser's. */
function useMenuClosing(): void {
  useEffect(() => {
    const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('.nav details[open]')
    function onClick({ target }: MouseEvent) {
      if (!matchMedia('(min-width:75em)').matches || !(target instanceof Node)) return
      for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false
    }
    function onKey({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      for (const menu of openMenus()) {
        menu.open = false
        menu.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
