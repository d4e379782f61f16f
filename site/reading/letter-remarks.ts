import type { Locale } from '#words/interface'
import { analyse, gradeSentence, inadmissibleContents, type Letter, type OwnWords, type ReferenceAnalysis } from '#zeugnis'
import { type OwnRemark, ownRemarks } from './own-remarks.ts'

/** What a reader would notice in a finished letter. */
export type LetterRemark =
  | { readonly kind: 'part'; readonly part: ReferenceAnalysis['missingParts'][number]['part']; readonly text: string }
  | {
      readonly kind: 'expectation'
      readonly code: ReferenceAnalysis['missingExpectations'][number]['code']
      readonly title: string
      readonly text: string
    }
  | { readonly kind: 'defect'; readonly code: ReferenceAnalysis['defects'][number]['code']; readonly text: string }
  | { readonly kind: 'grade'; readonly sentence: string; readonly written: number; readonly read: number | null }
  /** A duty or a sentence about this person alone that is read as a poor grade. */
  | { readonly kind: 'blame'; readonly sentence: string }
  | OwnRemark

/** A finished letter as the analysis reads it. */
export interface LetterReading {
  readonly remarks: readonly LetterRemark[]
  /** The grade with which each of its graded sentences is read, by phrase; none where the letter is not read. */
  readonly grades: Readonly<Record<string, number | null>>
}

type Sentence = Letter['parts'][number]['sentences'][number]

/** What is worse is blame; a duty such as „Sauberkeit und Ordnung am Arbeitsplatz“ reads like a 4 and is none. */
const FAINT_PRAISE = 4
/** Good wishes and nothing else, as a simple reference ends. */
const BARE_WISHES = 4.5

/**
 * Reads a finished letter as the analysis does, and says what it would say: what is missing for the occupation, what is wrong
 * with the form, and which sentences are read otherwise than they were meant. Letters in English and simple ones are not read,
 * but for what can be said of sentences written by hand in any of them.
 * @param role slug of the occupation
 * @param own the sentences of the letter that were written by hand
 */
export function readFinished(letter: Letter, role: string, locale: Locale, own: OwnWords): LetterReading {
  const { kind, language, parts, plainText } = letter
  const sentences = parts.flatMap((part) => part.sentences)
  // A simple one, of training as well, judges nothing that could be read.
  const isJudged = kind !== 'einfach' && (kind !== 'ausbildung' || sentences.some(({ grade }) => grade !== undefined))
  const analysis = language === 'de' && isJudged ? analyse(plainText, role || undefined) : undefined
  const read = analysis?.isReference ? analysis : undefined
  const grades = read ? gradesOf(sentences, read, plainText) : {}
  return {
    remarks: [
      ...(read ? remarksOfLetter(read, locale).filter((remark) => role !== '' || !isOfTrade(remark)) : []),
      ...ownRemarks(letter, own),
      ...blamed(letter),
      ...sentences.flatMap(misread(grades)),
    ],
    grades,
  }
}

/** What a trade is expected to show is not missed where nobody has named the trade: a title only hints at it. */
const isOfTrade = (remark: LetterRemark) => remark.kind === 'expectation' && remark.code === 'competence'

function remarksOfLetter({ missingParts, missingExpectations, defects }: ReferenceAnalysis, locale: Locale): LetterRemark[] {
  return [
    ...missingParts.map(({ part, explanation }) => ({ kind: 'part', part, text: explanation[locale] }) as const),
    ...missingExpectations.map(
      ({ code, what, explanation }) => ({ kind: 'expectation', code, title: what[locale], text: explanation[locale] }) as const,
    ),
    ...defects.map(({ code, explanation }) => ({ kind: 'defect', code, text: explanation[locale] }) as const),
  ]
}

/** The closing is a formula of several sentences: it is graded as a whole. */
function gradesOf(sentences: readonly Sentence[], read: ReferenceAnalysis, letter: string): Record<string, number | null> {
  return Object.fromEntries(
    sentences.flatMap(({ text, phraseId, dimension }) => {
      if (phraseId === undefined) return []
      if (dimension === 'schlussformel') return [[phraseId, read.closing.grade] as const]
      const found = read.sentences.find(({ start, end }) => letter.slice(start, end).trim() === text)
      return found ? [[phraseId, found.grade] as const] : []
    }),
  )
}

const misread =
  (grades: LetterReading['grades']) =>
  ({ text, grade, phraseId = '', dimension }: Sentence): LetterRemark[] => {
    const read = grades[phraseId]
    if (grade === undefined || read === undefined || read === grade || dimension === 'schlussformel') return []
    return [{ kind: 'grade', sentence: text, written: grade, read }]
  }

/** Names and places tell of nobody. */
const notAbout: ReadonlySet<string> = new Set<Letter['parts'][number]['part']>(['briefkopf', 'einleitung', 'ortDatum', 'unterschrift'])

/** Sentences that nobody meant to grade, and that tell of faults all the same; a line before a list tells of none, and a warning letter is named elsewhere. */
function blamed({ language, parts }: Letter): LetterRemark[] {
  if (language !== 'de') return []
  return parts
    .flatMap(({ part, sentences }) => (notAbout.has(part) ? [] : sentences.map((sentence) => ({ ...sentence, part }))))
    .filter(({ text, grade }) => grade === undefined && !text.endsWith(':') && inadmissibleContents(text).length === 0)
    .filter(({ text, part }) => tellsOfFaults(text, part))
    .map(({ text }) => ({ kind: 'blame', sentence: text }))
}

/** By a poor grade or, in the last sentence, by a phrase that is passed around as a code: duties are full of such words and mean them. */
function tellsOfFaults(text: string, part: Letter['parts'][number]['part']): boolean {
  const { grade, marks } = gradeSentence(text)
  if (part !== 'schluss') return (grade ?? 1) > FAINT_PRAISE
  return (grade ?? 1) > BARE_WISHES || marks.some(({ technique }) => technique === 'coded-phrase')
}
