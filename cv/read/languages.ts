import { keyOf, type Passage, spanOf } from '#language'
import { languageLevels, languageName } from '../lexicon/languages.ts'
import { cefrLevels, type SpokenLanguage } from '../model/cv.ts'
import type { Line } from '../text/lines.ts'
import { endOf, type Piece } from '../text/piece.ts'
import { itemsOf } from './items.ts'

function languageOf(source: Passage, item: Piece): SpokenLanguage | null {
  const known = languageName(item.text)
  if (!known) return null
  const said = keyOf(item.text).slice(known.length)
  const code = /(?<![a-z0-9])[abc][12](?![a-z0-9])/.exec(said)?.[0].toUpperCase()
  const cefr = cefrLevels.find((level) => level === code) ?? null
  const level = /^(?:muttersprache|mother tongue)/.test(keyOf(item.text))
    ? 'native'
    : (languageLevels.find(([, words]) => words.test(said))?.[0] ?? null)
  const isPlain = /^[\s:(–—-]*$/.test(said)
  if (!cefr && !level && !isPlain && said.length > 30) return null
  return { language: known.code, cefr, level, confidence: cefr || level ? 'high' : 'medium', ...spanOf(source, item.start, endOf(item)) }
}

/** Whether an item of a list of skills is a language. */
export const isLanguage = ({ text }: Piece) => languageName(text) !== null

/** Languages in these lines, each once, with their levels as the text says them. */
export function languagesOf(source: Passage, lines: readonly Line[]): SpokenLanguage[] {
  const found = itemsOf(lines).flatMap((item) => languageOf(source, item) ?? [])
  const seen = new Set<string>()
  return found.filter(({ language }) => !seen.has(language) && seen.add(language))
}
