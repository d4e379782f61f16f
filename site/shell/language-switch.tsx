import { useLocation } from 'react-router'
import { type Locale, locales } from '#words/locales'
import { findPage, localized, withoutLocale } from '../paths.ts'
import { localesOf } from '../routes.ts'
import { useMessages } from '../runtime/messages.tsx'

/** The current language as text, the other as a link to the same page; a page without one says so. */
export function LanguageSwitch({ locale }: { locale: Locale }) {
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
