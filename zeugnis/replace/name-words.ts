import { keyOf } from '#language'
import { firstNames } from '../lexicon/names/first-names.ts'
import { particles } from '../lexicon/names/particles.ts'
import { wordLikeNames } from '../lexicon/names/word-like.ts'
import { referenceWords } from '../lexicon/words/inflection.ts'
import { isPlainNoun } from '../lexicon/words/plain-nouns.ts'

/** One word as names are written: „Voss-Pham“, „O’Neill“. */
export const NAME = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}]{0,40}(?:['’-]\p{L}[\p{L}\p{M}]{0,40}){0,4}`
export const INITIAL = String.raw`\p{Lu}\.(?:[ -]?\p{Lu}\.){0,4}`
/** An initial with what parts it from the next: for patterns that repeat it, and must not try each way to group several. */
export const ONE_INITIAL = String.raw`\p{Lu}\.(?:-(?=\p{Lu}\.)|[ \u00a0]?)`
/** What stands between given name and surname, or before a surname. */
export const PARTICLES = String.raw`(?:(?:${particles})[ \u00a0]+)`
const SUBJECT = '(?:Ing|Kfm|Kffr|Kaufm|Inf|Phys|Chem|Psych|Päd|Biol|Math|Betriebsw|Wirt|Volksw|Soz|Verw|Jur|Theol|Arch|Min|Oec)(?!\\p{Ll})'
/** Degrees and the like: they go with the name. Each ends where it can only end, so that a row of them is read in one way. */
export const TITLE = String.raw`(?:(?:Priv\.-|Univ\.-)?(?:Dr|Prof|Dipl|Mag|Ing|Lic|PD|Doz)\.?(?:[- ]?${SUBJECT}\.?){0,4}(?![- ]?${SUBJECT})(?:[- ]?(?:med|vet|dent|rer|nat|pol|jur|iur|phil|oec|habil|hort|agr|theol|h\. ?c|e\. ?h)\.)*(?: ?\((?:FH|BA|Univ\.?|TU|DH)\))?|Professor(?:in)?|Doktor|Diplom-[\p{L}-]+(?![\p{L}-])(?: \((?:FH|BA|DH)\))?|Freiherr|Freifrau|(?:B|M|LL)\. ?(?:A|Sc|Eng|Ed|B|M)\.|MBA|Ph\. ?D\.)`

const given = new Set(firstNames.map(keyOf))
const ambiguous = new Set(wordLikeNames.map(keyOf))

/** Each part of a hyphenated name is one of its own. */
export function partsOf(name: string): string[] {
  const key = keyOf(name)
  return key.includes('-') ? [key, ...key.split('-').filter((part) => part.length > 2)] : [key]
}

/** Whether the lexicon has it as a given name, however it is written; „Hans-Peter“ when it has both. */
export function isFirstName(word: string): boolean {
  return given.has(keyOf(word)) || word.split('-').every((part) => given.has(keyOf(part)))
}

/** Whether a name is a word of references as well. */
export function isAmbiguous(key: string): boolean {
  return ambiguous.has(key) || isWord(key)
}

/** Whether references say this word of other things than persons. */
export function isWord(word: string): boolean {
  const key = keyOf(word)
  return key.split('-').every((part) => referenceWords.has(part) || isPlainNoun(part))
}
