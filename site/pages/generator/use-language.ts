import { useEffect, useState } from 'react'
import { loadWhole } from '../../navigation/load-whole.ts'
import { type LanguageChoice, type LetterLanguage, loadLanguage } from './write-draft.ts'

/** Phrases and grammar of the letter's language and occupation, once they have come. */
export function useLanguage({ language, role, leads }: LanguageChoice): LetterLanguage | undefined {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly language: LetterLanguage }>()
  const name = `${language} ${role} ${leads}`
  useEffect(() => {
    let isCurrent = true
    loadLanguage({ language, role, leads }).then((one) => isCurrent && setLoaded({ name, language: one }), loadWhole)
    return () => {
      isCurrent = false
    }
  }, [name, language, role, leads])
  return loaded?.name === name ? loaded.language : undefined
}
