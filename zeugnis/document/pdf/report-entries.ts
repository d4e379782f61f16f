import { partTexts } from '../../lexicon/part-names.ts'
import { inPlainWords } from '../../lexicon/plain-words.ts'
import type { ReferenceAnalysis } from '../../model/analysis.ts'
import type { Basis } from '../../model/basis.ts'
import type { Language } from '../../model/spec.ts'
import type { Entry, Report } from '../options.ts'
import { basisText, gradeText, quote } from '../report-lines.ts'
import type { ReportTexts } from '../texts.ts'
import type { NumberedMark } from './annotate.ts'

/** What the report says under each heading, behind the text with its numbered marks. */
export function entriesOf(
  { text, analysis, language, texts, closingLacks }: Report,
  marks: readonly NumberedMark[],
): [name: string, entries: Entry[]][] {
  const found = (finding: { readonly explanation: Readonly<Record<typeof language, string>>; readonly basis?: Basis }) => ({
    label: '•',
    text: finding.explanation[language],
    ...(finding.basis ? { note: basisText(finding.basis, texts, language) } : {}),
  })
  return [
    [texts.sentences, gradedSentences(text, analysis, texts, language)],
    [
      texts.findings,
      marks.map((mark) => ({
        ...found(mark),
        label: `[${mark.number}]`,
        quotes: quoted(text, mark, language),
        head: `${texts.techniques[mark.technique]}: ${texts.effects[mark.effect]}`,
      })),
    ],
    [
      texts.missing,
      [
        ...analysis.missingParts.map(found),
        ...closingLacks.map((sentence) => ({ label: '•', head: partTexts.schlussformel.name[language], text: sentence })),
        ...analysis.missingExpectations.map((one) => ({ ...found(one), head: one.what[language] })),
      ],
    ],
    [texts.defects, analysis.defects.map((defect) => ({ ...found(defect), quotes: quoted(text, defect, language) }))],
    [
      texts.contradictions,
      contradictions(analysis, texts, language).map((one) => ({ ...found(one), quotes: quoted(text, one, language), head: one.head })),
    ],
    [texts.doubts, analysis.doubts.map(found)],
  ]
}

/** What each assessing sentence was read as, and what that says in plain words; open ones too. */
function gradedSentences(text: string, { sentences }: ReferenceAnalysis, texts: ReportTexts, language: Language): Entry[] {
  return sentences.flatMap((sentence) => {
    const { section, dimension, grade } = sentence
    if (dimension === null || (section !== 'beurteilung' && grade === null)) return []
    const head = `${partTexts[dimension].name[language]}: ${gradeText({ grade }, texts, language)}`
    return [{ label: '•', quotes: quoted(text, sentence, language), head, text: grade === null ? '' : inPlainWords(dimension, grade)[language] }]
  })
}

function contradictions(analysis: ReferenceAnalysis, { grade: word, summary }: ReportTexts, language: Language) {
  return analysis.contradictions.map((one) => ({
    ...one,
    head: `${partTexts[one.dimension].name[language]}: ${word} ${one.grade}, ${summary}: ${word} ${one.summary}`,
  }))
}

/** Nothing for a place without words. */
function quoted(...given: Parameters<typeof quote>): string[] {
  const words = quote(...given)
  return words ? [words] : []
}
