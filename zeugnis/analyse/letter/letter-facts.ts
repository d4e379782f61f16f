import { fold } from '#language'
import type { ReferenceAnalysis, Section } from '../../model/analysis.ts'
import type { IsoDate } from '../../model/spec.ts'
import { datesIn } from './dates.ts'

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
const birth = /gebor\p{L}{0,20}\s(?:am\s)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}/gu
const post = /(?<!\p{L})als\s+(.{3,60}?)(?=\s(?:in|im|bei|für|auf|an)\s|\s(?:tätig|beschäftigt|angestellt|eingestellt|gearbeitet)|[,.;])/u

/** Reads who issued a letter, for which post and which time, from what the analysis found where. */
export function letterFacts(text: string, analysis: ReferenceAnalysis): LetterFacts {
  const introduction = textOf(text, analysis, 'einleitung')
  const [from, to] = daysIn(introduction)
  const end = to ?? daysIn(textOf(text, analysis, 'schluss')).at(-1)
  return {
    issuer: partOf(text, analysis, 'briefkopf').split(besides)[0]?.trim() || null,
    job: post.exec(introduction)?.[1] ?? null,
    from: from ?? null,
    to: analysis.kind === 'zwischen' ? null : (end ?? null),
    issued: daysIn(partOf(text, analysis, 'ortDatum'))[0] ?? null,
  }
}

function textOf(text: string, { sentences }: ReferenceAnalysis, section: Section): string {
  const own = sentences.filter((sentence) => sentence.section === section)
  return own.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')).join(' ')
}

function partOf(text: string, { parts }: ReferenceAnalysis, part: ReferenceAnalysis['parts'][number]['part']): string {
  const place = parts.find((one) => one.part === part)
  return place ? text.slice(place.start, place.end) : ''
}

function daysIn(text: string): IsoDate[] {
  return datesIn(fold(text.replace(birth, ''))).map(({ day }) => new Date(day * 86_400_000).toISOString().slice(0, 10))
}
