import { type Locale, normIn } from '#words/interface'
import { dimensions, type ReferenceAnalysis } from '#zeugnis'
import { closingGaps } from './closing-gaps.ts'
import { findingsOf } from './findings.ts'
import { paragraphsOf } from './paragraphs.ts'
import { shortened } from './quote.ts'
import type { BasisView, Reading } from './reading.ts'

/** Turns an analysis into what the page shows, in the reader's language. Pure: on the server for samples, in a worker for own texts. */
export function makeReading(text: string, analysis: ReferenceAnalysis, locale: Locale): Reading {
  const basis = (from: ReferenceAnalysis['defects'][number]['basis']) => basisView(from, locale)
  const { findings, places } = findingsOf(text, analysis, locale, basis)
  const assessed = analysis.sentences.filter(({ section, dimension }) => section === 'beurteilung' && dimension !== null)
  return {
    kind: analysis.kind,
    paragraphs: paragraphsOf(text, places, analysis.parts),
    findings,
    overall: analysis.overall,
    performance: analysis.performance,
    conduct: analysis.conduct,
    profile: profileOf(analysis),
    closingGaps: closingGaps(text, analysis),
    missingParts: analysis.missingParts.map(({ part, explanation, basis: from }) => ({
      part,
      what: part,
      explanation: explanation[locale],
      basis: basis(from),
    })),
    expectations: analysis.missingExpectations.map(({ what, explanation, basis: from }) => ({
      what: what[locale],
      explanation: explanation[locale],
      basis: basis(from),
    })),
    defects: analysis.defects.map(({ code, start, end, explanation, basis: from }) => ({
      code,
      what: shortened(text.slice(start, end)),
      explanation: explanation[locale],
      basis: basis(from),
    })),
    contradictions: analysis.contradictions.map(({ dimension, grade, summary, basis: from }) => ({ dimension, grade, summary, basis: basis(from) })),
    doubts: analysis.doubts.map(({ code, explanation }) => ({ code, explanation: explanation[locale] })),
    open: assessed.filter(({ grade }) => grade === null).length,
    assessed: assessed.length,
  }
}

/** „2014-11-18“ → „18.11.2014“ or “18 November 2014”; the number of the case holds together. */
export function basisView(basis: ReferenceAnalysis['defects'][number]['basis'], locale: Locale): BasisView {
  const note = basis.note[locale]
  if (basis.kind === 'custom' || basis.kind === 'lore') return { kind: basis.kind, source: null, note }
  if (basis.kind === 'statute') return { kind: 'statute', source: normIn(locale, basis.norm), note }
  const [year, month, day] = basis.date.split('-').map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day))
  const written =
    locale === 'de'
      ? new Intl.DateTimeFormat('de', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(date)
      : new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
  return { kind: 'court', source: `${basis.court}, ${written}, ${basis.number.replaceAll(' ', '\u00a0')}`, note }
}

function profileOf({ sentences }: ReferenceAnalysis): Reading['profile'] {
  return dimensions.map((dimension) => {
    const own = sentences.filter((sentence) => sentence.dimension === dimension)
    const graded = own.flatMap(({ grade, by }) => (grade === null ? [] : [{ grade, by }]))
    if (graded.length === 0) return { dimension, grade: null, state: own.length === 0 ? 'silent' : 'open' } as const
    return { dimension, grade: meanOf(graded), state: 'graded' } as const
  })
}

/** As the engine counts for performance and conduct: what words graded before what likeness did, and in the middle between two halves the better one. */
function meanOf(graded: readonly Pick<ReferenceAnalysis['sentences'][number], 'grade' | 'by'>[]): number {
  const byWords = graded.filter(({ by }) => by === 'words')
  const used = byWords.length > 0 ? byWords : graded
  const mean = used.reduce((sum, { grade }) => sum + (grade ?? 0), 0) / used.length
  return Math.ceil(mean * 2 - 0.5) / 2
}
