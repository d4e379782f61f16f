import { useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import type { Letter } from '#zeugnis'
import type { LetterRemark } from '../../reading/letter-remarks.ts'

/** Who types is not read at every letter. */
const PAUSE_MS = 400

/**
 * What the analysis would say of the letter; nothing until it has been read, which is some time after the last change. What reads it
 * comes with the first letter that is not the sample.
 */
export function useRemarks(letter: Letter | undefined, role: string, locale: Locale, isSample: boolean): readonly LetterRemark[] | undefined {
  const [read, setRead] = useState<{ readonly letter: Letter; readonly remarks: readonly LetterRemark[] }>()
  useEffect(() => {
    if (!letter || isSample) return undefined
    let isCurrent = true
    const wait = setTimeout(() => {
      // Without its reader the letter is still the letter; it is only not called fine.
      import('../../reading/letter-remarks.ts').then(
        ({ remarksOn }) => isCurrent && setRead({ letter, remarks: remarksOn(letter, role, locale) }),
        console.warn,
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(wait)
    }
  }, [letter, role, locale, isSample])
  if (isSample) return []
  return read && read.letter === letter ? read.remarks : undefined
}
