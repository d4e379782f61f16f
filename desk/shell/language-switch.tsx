import { locales } from '#words/interface'
import { useLanguage, useSay } from '../language/language.tsx'

export function LanguageSwitch() {
  const say = useSay()
  const { locale, change } = useLanguage()
  return (
    <fieldset className="languages">
      <legend className="vh">{say('desk.language')}</legend>
      {locales.map(({ code, name }) => (
        <button key={code} type="button" lang={code} className="quiet" aria-pressed={code === locale} onClick={() => change(code)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
