import { charactersOf } from './cmap.ts'

/** Nothing to see of their own: marks of direction and variation, joiners, soft hyphens; but joiners shape Arabic letters. */
const unseen =
  /(?!(?=[\u200c\u200d])(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d](?=\p{Script=Arabic}))[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters as readers count them, each with its marks. */
export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** A text as it can stand in lines: letters and their marks as one, no control characters; breaks of lines stay. */
export function settable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n\u00a0\u202f]|(?!\n)\p{Cc}/gu, ' ')
}

/** Breaks of lines and joiners need no face. */
const undrawn = /[\n\p{Join_Control}]/gu

/** Whether a face shows a letter with all its marks. */
export function letterSet(face: Uint8Array): (grapheme: string) => boolean {
  const set = charactersOf(face)
  return (grapheme) => Array.from(grapheme.replace(undrawn, '')).every((character) => set.has(character.codePointAt(0) ?? 0))
}

/** The blocks of scripts that are written from right to left (Unicode, DerivedBidiClass, R and AL). */
const turned = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
const turnedLetter = new RegExp(`[${turned}]`, 'u')
const turnedStretch = new RegExp(`([${turned}](?:(?:(?![${turned}])\\P{L})*[${turned}])*)`, 'u')

/** Whether something in the text is written from right to left. */
export const isTurned = (text: string): boolean => turnedLetter.test(text)

/** A text in stretches, every second of which is written from right to left: from its first such letter to its last. */
export const inDirections = (text: string): string[] => text.split(turnedStretch)
