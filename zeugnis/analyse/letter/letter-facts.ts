import { fold } from '#language'
import type { ReferenceAnalysis, Section } from '../../model/analysis.ts'
import type { IsoDate } from '../../model/spec.ts'
import { datesIn, type WrittenDate } from './dates.ts'
import { employmentTime } from './employment-time.ts'

/** What a letter says of the employment it is about; nothing where it cannot be read. */
export interface LetterFacts {
  /** First line of the letterhead, without what stands beside the name. */
  readonly issuer: string | null
  /** The post, as the introduction names it. */
  readonly job: string | null
  readonly from: IsoDate | null
  /** Last day; an interim reference has none. */
  readonly to: IsoDate | null
  readonly issued: IsoDate | null
}

const besides = /\n|\s[·•|]\s/u
const post =
  /(?<!\p{L})als\s+(.{3,60}?)(?=\s(?:in|im|bei|für|auf|an)\s|\s(?:tätig|beschäftigt|angestellt|eingestellt|gearbeitet|Teil)(?!\p{L})|[,.;])/u

/** Reads who issued a letter, for which post and which time, from what the analysis found where. */
export function letterFacts(text: string, analysis: ReferenceAnalysis): LetterFacts {
  const introduction = textOf(text, analysis, 'einleitung')
  const { from, to } = employmentTime(fold(introduction))
  const end = to ?? employmentTime(fold(textOf(text, analysis, 'schluss'))).to
  return {
    issuer: partOf(text, analysis, 'briefkopf').split(besides)[0]?.trim() || null,
    job: post.exec(introduction)?.[1] ?? null,
    from: isoOf(from),
    to: analysis.kind === 'zwischen' ? null : isoOf(end),
    issued: isoOf(datesIn(fold(partOf(text, analysis, 'ortDatum')))[0] ?? null),
  }
}

function textOf(text: string, { sentences }: ReferenceAnalysis, section: Section): string {
  const own = sentences.filter((sentence) => sentence.section === section)
  // Programs of Apple write „ä“ as two characters.
  return own.map(({ start, end }) => text.slice(start, end).normalize('NFC').replace(/\s+/g, ' ')).join(' ')
}

function partOf(text: string, { parts }: ReferenceAnalysis, part: ReferenceAnalysis['parts'][number]['part']): string {
  const place = parts.find((one) => one.part === part)
  return place ? text.slice(place.start, place.end) : ''
}

function isoOf(date: WrittenDate | null): IsoDate | null {
  return date ? new Date(date.day * 86_400_000).toISOString().slice(0, 10) : null
}
