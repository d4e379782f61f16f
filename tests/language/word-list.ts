import type { Locale } from '#words/interface'
import both from './words/both.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }

type Groups = Readonly<Record<string, readonly string[]>>

/** Words that somebody has looked at and found right, by language and by the reason why the dictionary does not know them. */
export const wordLists: Readonly<Record<'both' | Locale, Groups>> = { both, de, en }

const wordsIn = (groups: Groups) => Object.values(groups).flat()

/** The reviewed words of a language, names and abbreviations of both included. */
export function reviewedWords(locale: Locale): ReadonlySet<string> {
  return new Set([...wordsIn(wordLists.both), ...wordsIn(wordLists[locale])])
}
