import { type Candidate, type Place, sentencesOf } from '#language'
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
  'co ms mr mrs dr prof dipl ing hr fr nr tel str st geb ca bzw bspw vgl inkl exkl zzgl ggf evtl insb insbes abs art bd mio mrd tsd std max min mind sog gem lt med rer nat phil jur pol oec habil kfm betr verw usw etc'.split(
    ' ',
  ),
)
const months = /^\s*(?:Januar|Jaenner|Februar|Maerz|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|\d)/u

/** What goes on behind no abbreviation: „ihre freundliche Art. Sie …“. */
const opener = /^\s+(?:Sie|Er|Wir|Ihre?|Seine?) /

/** Ends that may be one: a mark with a capital or figure behind it, an empty line, a short line, a line that opens an item of a list. */
const candidates =
  /(?<![.!?])[.!?]+["“”»«)]*(?=\s+["„»(]?[\p{Lu}\p{N}]|\s*$)|\n[ ]*\n|(?<=(?:^|\n)[^\n]{1,40})\n(?=[ ]*\p{Lu})|\n(?=[ ]{0,8}[-–—•·▪*o][ ]+\S)/gu
/** The same where every line stands for itself, but for one that goes on in lower case. */
const lineCandidates = /(?<![.!?])[.!?]+["“”»«)]*(?=\s+["„»(]?[\p{Lu}\p{N}]|\s*$)|\n[ ]*\n|\n(?=\s{0,40}[^\p{Ll}\s])/gu

/** Splits a text into sentences. Dates, „Dr.“, „z. B.“ and initials end none. */
export function sentences({ text, origin }: Normalised): Sentence[] {
  const marks = isWrapped(text) ? candidates : lineCandidates
  return sentencesOf(text, { marks, isEnd }).map((place) => cut(text, origin, place))
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

function isEnd(text: string, { mark, at }: Candidate): boolean {
  if (!mark.startsWith('.')) return true
  const before = /([\p{L}\p{N}]{1,30})["“”»«)]{0,2}$/u.exec(text.slice(Math.max(0, at - 32), at))?.[1] ?? ''
  const after = text.slice(at + 1, at + 16)
  if (!after.trim()) return true
  if (/^\d{1,2}$/.test(before)) return !months.test(after)
  // A single letter is an initial or part of „z. B.“.
  return before.length > 1 && (!abbreviations.has(before.toLowerCase()) || opener.test(after))
}
