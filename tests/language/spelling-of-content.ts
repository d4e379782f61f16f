import type { Locale } from '#words/interface'
import { type Knows, openDictionary } from './dictionaries.ts'
import { at, type Finding, type Piece } from './piece.ts'
import { isRight, withUmlauts, wordsOf } from './spelling.ts'
import { reviewedWords } from './word-list.ts'

/** Both languages' judges: what the dictionary or the reviewed list knows. */
async function judges(): Promise<Readonly<Record<Locale, Knows>>> {
  const judge = async (locale: Locale): Promise<Knows> => {
    const dictionary = await openDictionary(locale)
    const reviewed = reviewedWords(locale)
    return (word) => reviewed.has(word) || dictionary(word)
  }
  return { de: await judge('de'), en: await judge('en') }
}

/** Words that are wrong or that nobody has looked at yet; German ones without their umlaut come with it. */
export async function misspellings(pieces: readonly Piece[]): Promise<Finding[]> {
  const knows = await judges()
  return pieces.flatMap((piece) =>
    wordsOf(piece)
      .filter(({ word, locale }) => !isRight(word, knows[locale]))
      .map(({ word, locale }) => at(piece, saying(word, locale === 'de' ? withUmlauts(word, knows.de) : undefined))),
  )
}

const saying = (word: string, better: string | undefined) => (better ? `${word}: write ${better}` : word)
