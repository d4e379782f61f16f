import { englishWords, germanWords } from '../lexicon/small-words.ts'

/** As much of the text is looked at. */
const TOP = 20_000
/** So many words, and one in so many, tell the language. */
const ENOUGH = 3
const ONE_IN = 15

/** The language most of the small words belong to. */
export function languageOf(text: string): 'de' | 'en' | 'unknown' {
  const words =
    text
      .slice(0, TOP)
      .normalize('NFC')
      .replaceAll('\u00ad', '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const [de, en] = [count(germanWords), count(englishWords)]
  if (Math.max(de, en) < ENOUGH || Math.max(de, en) < words.length / ONE_IN) return 'unknown'
  return de >= en ? 'de' : 'en'
}
