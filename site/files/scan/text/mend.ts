import type { ScanLine, ScanWord } from '../scan-page.ts'
import { isNearlyDecisive, knownWords } from './known-words.ts'

/** A word that was mended may be another one: it is always to be looked at. */
const MENDED = 0.5

/** Signs that no German letter of our days has: ligatures, the long s, and quotation marks of two commas. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\ufb01/gu, 'fi'],
  [/\ufb02/gu, 'fl'],
  [/\ufb00/gu, 'ff'],
  [/\u017f/gu, 's'],
  [/^,,/u, '„'],
  [/''$/u, '“'],
]

/** Letters that look alike in print: as they are read, and as they may be meant. */
const lookalikes: readonly (readonly [read: string, meant: string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['nn', 'm'],
  ['ii', 'ü'],
  ['I', 'l'],
  ['l', 'I'],
  ['1', 'l'],
  ['|', 'l'],
  ['i', 'l'],
  ['t', 'l'],
  ['vv', 'w'],
  ['B', 'ß'],
  ['8', 'ß'],
  ['0', 'o'],
  ['a', 'ä'],
  ['u', 'ü'],
  ['f', 's'],
  ['c', 'e'],
]

/** What is read where a line begins with a bullet. */
const bullet = /^[°*»«¢·∙¤®©+eo•]$/u

/** Lines with signs of our days, bullets as bullets, and look-alike letters mended where that makes a word of none. */
export function mended(lines: readonly ScanLine[]): ScanLine[] {
  return withFullStops(
    lines.map((line) => ({
      ...line,
      words: line.words.map((word, index) => (isBullet(word, index, line) ? { ...word, text: '•' } : mendedWord(word))),
    })),
  )
}

/** Words that have a capital only where a sentence begins; in a reference nobody is addressed. */
const opensSentence =
  /^(?:Sie|Er|Wir|Ihr\p{L}{0,2}|Sein\p{L}{0,2}|Die|Der|Das|Dem|Den|Des|Ein\p{L}{0,2}|Im|In|Zu|Zum|Zur|Auf|Auch|Mit|Bei|Für|Nach|Unter|Aufgrund|Dank|Dabei|Durch|Darüber|Dieses?|Alle|Als|Neben|Besonders|Stets|Zudem|Außerdem|Unser\p{L}{0,2})$/u
/** Shorter lines may be those of an address or of a list, which end with commas. */
const LONG_LINE = 5

/** The comma before such a word, or at the end of a paragraph, was a full stop. */
function withFullStops(lines: readonly ScanLine[]): ScanLine[] {
  const words = lines.flatMap((line) => line.words)
  const lasts = new Set(lines.flatMap((line, at) => (isLastOfParagraph(line, lines[at + 1]) ? (line.words.at(-1) ?? []) : [])))
  const wrong = new Set(
    words.filter((word, at) => /\p{L}{2},$/u.test(word.text) && (lasts.has(word) || opensSentence.test(words[at + 1]?.text ?? ''))),
  )
  const stopped = (word: ScanWord) => ({ ...word, text: word.text.replace(/,$/u, '.'), confidence: Math.min(word.confidence, MENDED) })
  return lines.map((line) => ({ ...line, words: line.words.map((word) => (wrong.has(word) ? stopped(word) : word)) }))
}

function isLastOfParagraph({ words }: ScanLine, next: ScanLine | undefined): boolean {
  return words.length >= LONG_LINE && !bullet.test(words[0]?.text ?? '') && (next?.opensParagraph ?? true)
}

function isBullet({ text }: ScanWord, index: number, { words }: ScanLine): boolean {
  return index === 0 && words.length > 1 && bullet.test(text)
}

function mendedWord(word: ScanWord): ScanWord {
  const text = signs.reduce((all, [sign, meant]) => all.replace(sign, meant), word.text)
  const letters = /[\p{L}\p{N}|]+/u.exec(text)?.[0] ?? ''
  const meant = knownWords.has(letters.toLowerCase()) ? undefined : wordMeantBy(letters)
  if (meant) return { ...word, text: text.replace(letters, meant), confidence: Math.min(word.confidence, MENDED) }
  return { ...word, text, confidence: isNearlyDecisive(letters.toLowerCase()) ? Math.min(word.confidence, MENDED) : word.confidence }
}

/** The known word that one look-alike more or less makes of it. */
function wordMeantBy(letters: string): string | undefined {
  for (const [read, meant] of lookalikes)
    for (let at = letters.indexOf(read); at >= 0; at = letters.indexOf(read, at + 1)) {
      const word = letters.slice(0, at) + meant + letters.slice(at + read.length)
      if (knownWords.has(word.toLowerCase())) return word
    }
  return undefined
}
