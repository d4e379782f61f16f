import type { Locale } from '#words/interface'
import { betterWording, inPlainWords, type ReferenceAnalysis } from '#zeugnis'
import { isOpenInClosing } from './closing-gaps.ts'
import { shortened } from './quote.ts'
import type { BasisView, Finding, Technique, Tone } from './reading.ts'
import { toneOf } from './tone.ts'

type Sentence = ReferenceAnalysis['sentences'][number]
type Mark = Sentence['marks'][number]
type Basis = Mark['basis']

interface Span {
  readonly start: number
  readonly end: number
}

/** Where a finding stands in the text, and how it is underlined. */
export interface FindingPlace extends Span {
  readonly finding: string
  readonly tone: Tone
  readonly grade: number | null
}

interface Draft extends Span {
  readonly finding: Omit<Finding, 'id' | 'words'>
}

/** What only a graded sentence has. */
const unsaid = { by: null, meaning: null, better: null } as const

/** Techniques that stand for themselves, beside what a sentence is graded by. */
const ofTheirOwn: readonly Technique[] = ['omission', 'reversed-order', 'contradiction']

/** One finding for each assessed sentence, by the words that carry it, and one for each mark that only the letter shows. */
export function findingsOf(text: string, { sentences, tense, closing }: ReferenceAnalysis, locale: Locale, basis: (from: Basis) => BasisView) {
  const better = betterIn(text, tense)
  const drafts = sentences.flatMap((sentence) => [
    ...(isTold(text, sentence, closing) ? [sentenceDraft(text, sentence, { locale, basis, better })] : []),
    ...hintDrafts(sentence, locale, basis),
  ])
  const ordered = drafts.sort((a, b) => a.start - b.start || b.end - a.end).map((draft, index) => ({ ...draft, id: `b${index + 1}` }))
  const findings: Finding[] = ordered.map(({ id, finding, start, end }) => ({ ...finding, id, words: shortened(text.slice(start, end)) }))
  const places: FindingPlace[] = ordered.map(({ id, finding, start, end }) => ({ start, end, finding: id, tone: finding.tone, grade: finding.grade }))
  return { findings, places: withoutOverlap(places) }
}

type Better = (sentence: Sentence) => string | null

/** Rewords for the person whom the letter names first; for nobody when it names none with Herr or Frau. */
function betterIn(text: string, tense: ReferenceAnalysis['tense']): Better {
  const [, salutation, lastName] = /(?<!\p{L})(Herrn?|Frau)\s+(?:(?:Dr|Prof)\.\s*)*(?:\p{Lu}[\p{L}-]+\s+)?(\p{Lu}[\p{L}-]+)/u.exec(text) ?? []
  if (!salutation || !lastName) return () => null
  const person = { address: salutation === 'Frau' ? ('frau' as const) : ('herr' as const), firstName: '', lastName }
  return ({ dimension, grade, start, end }) =>
    dimension && grade !== null ? betterWording(dimension, grade, text.slice(start, end), person, tense) : null
}

/** What a graded sentence says, and how it would say more. */
function said(sentence: Sentence, locale: Locale, better: Better): Pick<Finding, 'by' | 'meaning' | 'better'> {
  const { grade, dimension, by } = sentence
  const meaning = grade !== null && dimension !== null ? inPlainWords(dimension, grade)[locale] : null
  return { by, meaning, better: better(sentence) }
}

const ownMarks = ({ marks }: Sentence) => marks.filter(({ technique }) => !ofTheirOwn.includes(technique))

/** Whether a sentence assesses, or would if it could be read. */
function isTold(text: string, sentence: Sentence, closing: ReferenceAnalysis['closing']): boolean {
  const { grade, section, dimension } = sentence
  if (section !== 'beurteilung' && section !== 'schluss') return false
  const isOpen = section === 'schluss' ? isOpenInClosing(text, sentence, closing) : dimension !== null
  return grade !== null || isOpen || ownMarks(sentence).length > 0
}

interface Telling {
  readonly locale: Locale
  readonly basis: (from: Basis) => BasisView
  readonly better: Better
}

function sentenceDraft(text: string, sentence: Sentence, { locale, basis, better }: Telling): Draft {
  const { grade, section, dimension, evidence, start, end } = sentence
  const own = ownMarks(sentence)
  const range = grade === null ? { start, end } : (cover([...own, ...evidence]) ?? { start, end })
  const main = strongest(own)
  const finding = {
    kind: grade === null ? ('open' as const) : ('graded' as const),
    tone: toneOf(grade),
    grade,
    dimension: section === 'schluss' && grade === null ? ('schlussformel' as const) : dimension,
    techniques: [...new Set(own.map(({ technique }) => technique))],
    explanation: main ? main.explanation[locale] : null,
    basis: main ? basis(main.basis) : null,
    ...said(sentence, locale, better),
    unknown: grade === null ? sentence.unknown.map((place) => shortened(text.slice(place.start, place.end))) : [],
  }
  return { ...range, finding }
}

function hintDrafts({ marks, dimension }: Sentence, locale: Locale, basis: (from: Basis) => BasisView): Draft[] {
  return marks
    .filter(({ technique }) => ofTheirOwn.includes(technique))
    .map(({ start, end, technique, explanation, basis: from }) => ({
      start,
      end,
      finding: {
        kind: 'hint' as const,
        tone: 'hint' as const,
        grade: null,
        dimension,
        techniques: [technique],
        explanation: explanation[locale],
        basis: basis(from),
        ...unsaid,
        unknown: [],
      },
    }))
}

const weights: Readonly<Record<Mark['effect'], number>> = { lowers: 4, withholds: 3, raises: 2, hint: 1, none: 0 }

/** The mark that decides: what lowers before what lifts, a superlative before a time adverb. */
function strongest(marks: readonly Mark[]): Mark | undefined {
  return [...marks].sort(
    (a, b) => weights[b.effect] - weights[a.effect] || Number(b.technique === 'superlative') - Number(a.technique === 'superlative'),
  )[0]
}

function cover(places: readonly Span[]): Span | null {
  if (places.length === 0) return null
  return { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) }
}

/** Links must not overlap: a place gives way to one that begins inside of it. */
function withoutOverlap(places: readonly FindingPlace[]): FindingPlace[] {
  return places.flatMap((place, index) => {
    const next = places[index + 1]
    const before = places[index - 1]
    const start = before && before.start === place.start ? Math.max(place.start, before.end) : place.start
    const end = next && next.start > start ? Math.min(place.end, next.start) : place.end
    return start < end ? [{ ...place, start, end }] : []
  })
}
