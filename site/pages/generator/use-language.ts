import { useEffect, useState } from 'react'
import { loadWhole } from '../../navigation/load-whole.ts'
import { type LanguageChoice, type LetterLanguage, loadLanguage } from './write-draft.ts'

/** Phrases and grammar of the letter's language and occupation, once they have come. */
export function useLanguage({ kind, language, role, leads }: LanguageChoice): LetterLanguage | undefined {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly language: LetterLanguage }>()
  const name = `${kind === 'ausbildung'} ${language} ${role} ${leads}`
  useEffect(() => {
    let isCurrent = true
    loadLanguage({ kind, language, role, leads }).then((one) => isCurrent && setLoaded({ name, language: one }), loadWhole)
    return () => {
      isCurrent = false
    }
  }, [name, kind, language, role, leads])
  return loaded?.name === name ? loaded.language : undefined
}
