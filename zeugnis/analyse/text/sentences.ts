import type { Place } from '../../model/mark.ts'
import type { Normalised } from './normalise.ts'

export interface Sentence extends Place {
  /** As the rules read it: folded, on one line, without what word processors leave behind. */
  readonly text: string
  /** Where each unit of `text` stood in the text as given. */
  readonly origin: readonly number[]
  /** Begins behind an empty line, or is the first. */
  readonly opensParagraph: boolean
}

/** A dot behind one of these ends no sentence. */
const abbreviations = new Set(
  'co dr prof dipl ing hr fr nr tel str st geb ca bzw bspw vgl inkl exkl zzgl ggf evtl insb insbes abs art bd mio mrd tsd std max min mind sog gem lt med rer nat phil jur pol oec habil kfm betr verw usw etc'.split(
    ' ',
  ),
)
const months = /^\s*(?:Januar|Jaenner|Februar|Maerz|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|\d)/u

/** Ends that may be one: a mark with a capital or figure behind it, an empty line, a short line, a line that opens an item of a list. */
const candidates =
  /(?<![.!?])[.!?]+["“”»«)]*(?=\s+["„»(]?[\p{Lu}\p{N}]|\s*$)|\n[ ]*\n|(?<=(?:^|\n)[^\n]{1,40})\n(?=[ ]*\p{Lu})|\n(?=[ ]{0,8}[-–—•·▪*o][ ]+\S)/gu
/** The same where every line stands for itself, but for one that goes on in lower case. */
const lineCandidates = /(?<![.!?])[.!?]+["“”»«)]*(?=\s+["„»(]?[\p{Lu}\p{N}]|\s*$)|\n[ ]*\n|\n(?=\s{0,40}[^\p{Ll}\s])/gu

/** Splits a text into sentences. Dates, „Dr.“, „z. B.“ and initials end none. */
export function sentences({ text, origin }: Normalised): Sentence[] {
  const pattern = isWrapped(text) ? candidates : lineCandidates
  const ends = [...text.matchAll(pattern)].filter((match) => isEnd(text, match.index, match[0])).map((match) => match.index + match[0].length)
  const found: Sentence[] = []
  let from = 0
  for (const end of [...ends, text.length]) {
    const sentence = trimmed(text, from, end)
    if (sentence) found.push(cut(text, origin, sentence))
    from = end
  }
  return found
}

/** Whether lines were broken by width: then a line end says nothing, else it ends a heading, an item or a paragraph. */
function isWrapped(text: string): boolean {
  const continued = text.slice(0, 20_000).match(/(?<=(?:^|\n)[^\n]{40,160}[\p{L},][ ]?)\n[ ]{0,8}\p{Ll}/gu) ?? []
  return continued.length >= 2
}

function cut(text: string, origin: readonly number[], { start, end }: Place): Sentence {
  const last = origin[end - 1] ?? 0
  return {
    start: origin[start] ?? 0,
    end: last + 1,
    text: text.slice(start, end).replaceAll('\n', ' '),
    origin: origin.slice(start, end),
    opensParagraph: start === 0 || /\n[ ]*\n\s*$/.test(text.slice(Math.max(0, start - 12), start)),
  }
}

function isEnd(text: string, at: number, mark: string): boolean {
  if (!mark.startsWith('.')) return true
  const before = /[\p{L}\p{N}]{1,30}$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? ''
  const after = text.slice(at + 1, at + 16)
  if (!after.trim()) return true
  if (/^\d{1,2}$/.test(before)) return !months.test(after)
  // A single letter is an initial or part of „z. B.“.
  return before.length > 1 && !abbreviations.has(before.toLowerCase())
}

function trimmed(text: string, from: number, to: number): Place | undefined {
  let start = from
  let end = to
  while (start < end && /\s/.test(text.charAt(start))) start += 1
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
  return start < end ? { start, end } : undefined
}
