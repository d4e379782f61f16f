import { foldPattern, type Place } from '#language'
import { date } from '../../lexicon/section-words.ts'
import type { Sentence } from '../text/sentences.ts'
import type { ReadSentence } from './read-sentences.ts'

/** What stands around the text of a letter. */
export interface Frame {
  readonly letterhead: Place | null
  readonly heading: Place | null
  readonly placeAndDate: Place | null
  readonly signature: Place | null
  /** The folded text of the signature lines. */
  readonly signatureText: string
  /** The day of issue as it stands there. */
  readonly issuedText: string | null
}

const heading =
  /^(?:qualifiziertes |einfaches |vorlaeufiges |vorläufiges )?(?:\p{L}{0,14}zeugnis|zeugnis ueber .{0,60}|referenz\p{L}*)(?: (?:fuer|von|ueber) .{0,60})?[.:]?$/iu
const dated = foldPattern(new RegExp(`(?<!\\p{L})${date}`, 'u'))
const placeDated = foldPattern(new RegExp(`^(?:[\\p{L} ./()-]{2,50},?\\s*)?(?:den\\s+|im\\s+|am\\s+|Datum:?\\s*)?${date}[.]?(?:\\s|$)`, 'u'))

function placeOf(sentences: readonly Sentence[]): Place | null {
  const [first, last] = [sentences[0], sentences.at(-1)]
  return first && last ? { start: first.start, end: last.end } : null
}

/** Letterhead and heading before the introduction, place, date and signature behind the last sentence of the text. */
export function readFrame(all: readonly ReadSentence[]): Frame {
  const sentences = all.map(({ sentence }) => sentence)
  const lastText = all.findLastIndex(({ read }) => read.section !== 'form')
  const firstText = all.findIndex(({ read }) => read.section !== 'form')
  const before = sentences.slice(0, Math.max(0, firstText))
  const after = sentences.slice(lastText + 1)
  const top = before.filter(({ text }) => !heading.test(text))
  const issued = [...after, ...top].find(({ text }) => placeDated.test(text)) ?? after.find(({ text }) => dated.test(text))
  const signature = after.filter((sentence) => sentence !== issued && /\p{L}{2}/u.test(sentence.text))
  return {
    letterhead: placeOf(top.filter((sentence) => sentence !== issued)),
    heading: placeOf(before.filter(({ text }) => heading.test(text)).slice(0, 1)),
    placeAndDate: issued ? placeOf([issued]) : null,
    signature: placeOf(signature),
    signatureText: signature.map(({ text }) => text).join('\n'),
    issuedText: issued?.text ?? null,
  }
}
