import { issuerOf, type NoLetter, type ReadLetter, readLetter, replacePersonalData } from '#zeugnis'
import type { ReplacedLetters } from '../kinds.ts'

export function replaceInLetters(given: readonly string[]): ReplacedLetters {
  const texts = replacePersonalData(given)
  return { texts, issuers: texts.map(issuerOf) }
}

export function readLetters(texts: readonly string[]): (ReadLetter | NoLetter)[] {
  return texts.map(readLetter)
}
