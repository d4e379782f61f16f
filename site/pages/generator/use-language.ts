import { useEffect, useState } from 'react'
import { loadWhole } from '../../navigation/load-whole.ts'
import type { Draft } from './draft.ts'
import { type LetterLanguage, loadLanguage } from './write-draft.ts'

/** Phrases and grammar of the letter's language, once they have come. */
export function useLanguage(language: Draft['language']): LetterLanguage | undefined {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly language: LetterLanguage }>()
  useEffect(() => {
    let isCurrent = true
    loadLanguage(language).then((one) => isCurrent && setLoaded({ name: language, language: one }), loadWhole)
    return () => {
      isCurrent = false
    }
  }, [language])
  return loaded?.name === language ? loaded.language : undefined
}
