import { useEffect, useState } from 'react'
import { loadWhole } from '../../navigation/load-whole.ts'
import type { Draft } from './draft.ts'
import { type LetterLanguage, loadLanguage } from './write-draft.ts'

/** Phrases and grammar of the letter's language and occupation, once they have come. */
export function useLanguage({ language, role }: Pick<Draft, 'language' | 'role'>): LetterLanguage | undefined {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly language: LetterLanguage }>()
  const name = `${language} ${role}`
  useEffect(() => {
    let isCurrent = true
    loadLanguage({ language, role }).then((one) => isCurrent && setLoaded({ name: `${language} ${role}`, language: one }), loadWhole)
    return () => {
      isCurrent = false
    }
  }, [language, role])
  return loaded?.name === name ? loaded.language : undefined
}
