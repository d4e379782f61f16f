import type { Locale } from '#words/locales'
import { accountPath, trialPath } from '../access/access-paths.ts'
import { inLocale } from '../routes.ts'
import { useMessages } from '../runtime/messages.tsx'
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

export function Header({ locale, brand, loginUrl }: { locale: Locale; brand: string; loginUrl: string }) {
  const t = useMessages()
  useMenuClosing()
  const { open, dialog } = useSearchDialog(locale)
  const home = inLocale('/', locale)
  // Beside the menu where that is closed, and in it.
  const toAccount = (
    <a className="btn btn--s in" href={inLocale(accountPath, locale)}>
      {t('header.account')}
    </a>
  )
  return (
    <>
      <header className="hdr" onSubmit={open}>
        <div className="wrap">
          <Brand href={home} brand={brand} label={t('header.home', { brand })} />
          <SearchButton locale={locale} />
          {toAccount}
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
                  <PageLink row={row} locale={locale} ofGroup>
                    {t('header.group.api')}
                  </PageLink>
                </li>
              ))}
            </ul>
            <div className="nav-end">
              <SearchButton locale={locale} />
              <LanguageSwitch locale={locale} />
              <a className="login out" href={loginUrl}>
                {t('header.login')}
              </a>
              <a className="btn out" href={inLocale(trialPath, locale)}>
                {t('header.trial')}
              </a>
              {toAccount}
            </div>
          </nav>
        </div>
      </header>
      {dialog}
    </>
  )
}
