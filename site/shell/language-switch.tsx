import { useLocation, useRouteError } from 'react-router'
import { type Locale, locales } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { localesOf } from '../route-table/pages.ts'
import { type FoundPage, findPage, localized, withoutLocale } from '../route-table/paths.ts'

/** The current language as text, the other as a link to the same page, or from a page that there is not to the home page; a page without one says so. */
export function LanguageSwitch({ locale }: { locale: Locale }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const asked = findPage(pathname)
  // Of an entry that is missing here the other language has none either.
  const found = useRouteError() && !isFixed(asked) ? findPage('/') : asked
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
              <span className="vh">{t('header.languageMissing')}</span>
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

/** Whether an address is that of one page, whatever there is. */
function isFixed(found: FoundPage | undefined): boolean {
  return found !== undefined && Object.keys(found.params).length === 0
}
