import type { Locale } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { accountPath, trialPath } from '../route-table/account-paths.ts'
import { inLocale } from '../route-table/pages.ts'
import { LogoMark } from '../ui/logo-mark.tsx'
import { Brand } from './brand.tsx'
import { rowsOf } from './header-rows.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Menu, type MenuGroup } from './menu.tsx'
import { PageLink } from './page-link.tsx'
import { SearchButton } from './search/search-button.tsx'
import { useSearchDialog } from './search/use-search-dialog.tsx'
import { useMenuClosing } from './use-menu-closing.ts'

const groups: readonly MenuGroup[] = ['products', 'pricing', 'knowledge', 'company']

interface HeaderProps {
  readonly locale: Locale
  readonly brand: string
  readonly loginUrl: string
}

/** Brand, search and menu; the menu is a panel of its own where there is no room for it. */
export function Header({ locale, brand, loginUrl }: HeaderProps) {
  const t = useMessages()
  useMenuClosing()
  const { open, dialog } = useSearchDialog(locale)
  return (
    <>
      <header className="hdr" onSubmit={open}>
        <div className="wrap">
          <Brand href={inLocale('/', locale)} brand={brand} label={t('header.home', { brand })} />
          <SearchButton locale={locale} />
          <AccountLink locale={locale} />
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
            <Groups locale={locale} />
            <MenuEnd locale={locale} loginUrl={loginUrl} />
          </nav>
        </div>
      </header>
      {dialog}
    </>
  )
}

function Groups({ locale }: { readonly locale: Locale }) {
  const t = useMessages()
  return (
    <ul className="nav-list">
      {groups.map((group) => (
        <li key={group}>
          <Menu group={group} locale={locale} />
        </li>
      ))}
      {rowsOf('api').map((row) => (
        <li key={row.path}>
          <PageLink row={row} locale={locale} ofGroup>
            {t('header.group.api')}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function MenuEnd({ locale, loginUrl }: Omit<HeaderProps, 'brand'>) {
  const t = useMessages()
  return (
    <div className="nav-end">
      <SearchButton locale={locale} />
      <LanguageSwitch locale={locale} />
      <a className="login out" href={loginUrl}>
        {t('header.login')}
      </a>
      <a className="btn btn--2 out" href={inLocale(trialPath, locale)}>
        {t('header.trial')}
      </a>
      <AccountLink locale={locale} />
    </div>
  )
}

/** Beside the menu where that is closed, and in it. */
function AccountLink({ locale }: { readonly locale: Locale }) {
  const t = useMessages()
  return (
    <a className="btn btn--s in" href={inLocale(accountPath, locale)}>
      {t('header.account')}
    </a>
  )
}
