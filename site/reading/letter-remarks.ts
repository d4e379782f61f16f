import type { Locale } from '#words/interface'
import { analyse, type Letter, type ReferenceAnalysis } from '#zeugnis'

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
  /** A sentence names somebody of whom the introduction does not speak. */
  | { readonly kind: 'name'; readonly sentence: string }
  | { readonly kind: 'grade'; readonly sentence: string; readonly written: number; readonly read: number | null }

/**
 * Reads a finished letter as the analysis does, and says what it would say: what is missing for the occupation, what is wrong
 * with the form, and which sentences are read otherwise than they were meant. Letters in English and simple ones are not read.
 * @param role slug of the occupation
 */
export function remarksOn({ kind, language, parts, plainText }: Letter, role: string, locale: Locale): LetterRemark[] {
  const read = language === 'de' && kind !== 'einfach' ? analyse(plainText, role || undefined) : undefined
  if (!read?.isReference) return []
  const sentences = parts.flatMap((part) => part.sentences)
  const introduction =
    parts
      .find(({ part }) => part === 'einleitung')
      ?.sentences.map(({ text }) => text)
      .join(' ') ?? ''
  return [
    ...read.missingParts.map(({ part, explanation }) => ({ kind: 'part', part, text: explanation[locale] }) as const),
    ...read.missingExpectations.map(
      ({ code, what, explanation }) => ({ kind: 'expectation', code, title: what[locale], text: explanation[locale] }) as const,
    ),
    ...read.defects.map(({ code, explanation }) => ({ kind: 'defect', code, text: explanation[locale] }) as const),
    ...sentences
      .filter(({ text, phraseId }) => phraseId !== undefined && namesOther(text, introduction))
      .map(({ text }) => ({ kind: 'name', sentence: text }) as const),
    ...sentences.flatMap((sentence) => misread(sentence, read, plainText)),
  ]
}

const named = /(?<!\p{L})(?:Frau|Herrn?) (?:(?:Dr|Prof)\. ?)?(\p{Lu}\p{L}+)/u

/** Written by hand of another: „Frau Lahn …“ in the letter of Frau Wolf. */
function namesOther(text: string, introduction: string): boolean {
  const name = named.exec(text)?.[1]
  return name !== undefined && !introduction.includes(name)
}

/** The closing is a formula of several sentences: it is graded as a whole. */
function misread({ text, grade, dimension }: Letter['parts'][number]['sentences'][number], read: ReferenceAnalysis, letter: string): LetterRemark[] {
  if (grade === undefined || dimension === 'schlussformel') return []
  const found = read.sentences.find(({ start, end }) => letter.slice(start, end).trim() === text)
  return found && found.grade !== grade ? [{ kind: 'grade', sentence: text, written: grade, read: found.grade }] : []
}
