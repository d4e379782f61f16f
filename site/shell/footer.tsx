import { useLocation, useRouteError } from 'react-router'
import type { Locale } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { inLocale, pages } from '../route-table/pages.ts'
import { findPage } from '../route-table/paths.ts'
import type { FooterGroup } from '../route-table/row.ts'
import { Flags } from '../ui/flags.tsx'
import { SocialIcon } from '../ui/social-icon.tsx'
import { Brand } from './brand.tsx'
import { navKey, PageLink } from './page-link.tsx'
import type { RootData } from './root-data.server.ts'

const rowsOf = (group: FooterGroup) => pages.filter((row) => row.footer === group)

export function Footer({ locale, company }: { locale: Locale; company: RootData['company'] }) {
  const t = useMessages()
  return (
    <footer className="ftr">
      <div className="wrap">
        <div className="main">
          <div className="ftr-g">
            <Address company={company} locale={locale} />
            <LinkColumn group="products" locale={locale}>
              {company.partners.map(({ name, nameEn, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {locale === 'de' ? name : nameEn}
                  </a>
                </li>
              ))}
            </LinkColumn>
            <LinkColumn group="about" locale={locale} />
            <LinkColumn group="legal" locale={locale} />
          </div>
          <Hoist name={company.hoist} brand={company.brand} />
          <div className="ftr-end">
            <span>{t('footer.copyright', { year: company.copyrightYear, company: company.legalName })}</span>
            <nav aria-label={t('footer.end')}>
              {rowsOf('end').map((row) => (
                <PageLink key={row.path} row={row} locale={locale}>
                  {t(navKey(row))}
                </PageLink>
              ))}
              <a href={`${inLocale('/datenschutz/datenschutz-website', locale)}#${t('footer.consent.fragment')}`} data-consent="">
                {t('footer.consent')}
              </a>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Address({ company, locale }: { company: RootData['company']; locale: Locale }) {
  const t = useMessages()
  return (
    <div className="ftr-a">
      <Brand href={inLocale('/', locale)} brand={company.brand} label={t('header.home', { brand: company.brand })} />
      <address>
        {company.legalName}
        <br />
        {company.street}, {company.postalCode} {company.city}
        <br />
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </address>
      <ul className="soc">
        {company.social.map(({ kind, name, url }) => (
          <li key={kind}>
            <a href={url} rel="noopener me" aria-label={`${name}: ${t(`social.${kind}`)}`}>
              <SocialIcon kind={kind} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LinkColumn({ group, locale, children }: { group: 'products' | 'about' | 'legal'; locale: Locale; children?: React.ReactNode }) {
  const t = useMessages()
  return (
    <nav aria-labelledby={`footer-${group}`}>
      <h2 id={`footer-${group}`}>{t(`footer.${group}`)}</h2>
      <ul>
        {rowsOf(group).map((row) => (
          <li key={row.path}>
            <PageLink row={row} locale={locale}>
              {t(navKey(row))}
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/** The brand's name in signal flags, and the word on the page's halyard; pages of an error have none. */
function Hoist({ name, brand }: { name: string; brand: string }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const word = useRouteError() === undefined && findPage(pathname)?.row.word
  return (
    <div className="hoist">
      <div className="hoist-f" role="img" aria-label={t('footer.hoist', { brand })}>
        <Flags letters={name} size={60} />
      </div>
      <p>
        <span>{t('footer.hoistSpelled', { letters: [...name.toUpperCase()].join(', ') })}</span>
        {word && (
          <span>
            {t('footer.word')} <b lang="de">{word}</b>
          </span>
        )}
      </p>
    </div>
  )
}
