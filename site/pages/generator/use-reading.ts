import { useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import type { Letter, OwnWords } from '#zeugnis'
import type { LetterReading } from '../../reading/letter-remarks.ts'

/** Who types is not read at every letter. */
const PAUSE_MS = 400

const nothingToSay: LetterReading = { remarks: [], grades: {} }

/**
 * How the analysis reads the letter; nothing until it has been read, which is some time after the last change. What reads it
 * comes with the first letter that is not the sample.
 */
export function useReading(letter: Letter | undefined, own: OwnWords, role: string, locale: Locale, isSample: boolean): LetterReading | undefined {
  const [read, setRead] = useState<{ readonly letter: Letter; readonly reading: LetterReading }>()
  useEffect(() => {
    if (!letter || isSample) return undefined
    let isCurrent = true
    const wait = setTimeout(() => {
      // Without its reader the letter is still the letter; it is only not called fine.
      import('../../reading/letter-remarks.ts').then(
        ({ readFinished }) => isCurrent && setRead({ letter, reading: readFinished(letter, role, locale, own) }),
        console.warn,
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(wait)
    }
  }, [letter, own, role, locale, isSample])
  if (isSample) return nothingToSay
  return read && read.letter === letter ? read.reading : undefined
}
