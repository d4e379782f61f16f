import type { Draft, ReferenceCase } from '#processes'
import type { Bilingual, Comparison, ReferenceAnalysis } from '#zeugnis'
import { comparisonInWords, factInWords, reasonsInWords } from '#zeugnis/light'
import { textMade, textOf, type Writing } from './letters.ts'

/** What the engine reads in a draft, and how it stands beside what was written from the manager's grades. */
export interface DraftReading {
  /** None for a text that the engine does not read: one in English, or a simple reference. */
  readonly grades: Pick<ReferenceAnalysis, 'overall' | 'performance' | 'conduct'> | null
  readonly remarks: readonly Bilingual[]
  /** What the edited text does to the grades, in a sentence; none while nobody has changed a word. */
  readonly verdict: Bilingual | null
  readonly isLowered: boolean
  readonly changes: readonly DraftChange[]
  /** What the changed sentences state otherwise, beside grades: a date, a duty. */
  readonly facts: readonly Bilingual[]
}

export interface DraftChange {
  readonly before: string | null
  readonly after: string | null
  readonly gradeBefore: number | null
  readonly gradeAfter: number | null
  readonly why: readonly Bilingual[]
}

/** Reads a draft as the public pages do: by itself, and compared with what the grades had given. */
export async function readDraft(
  { request }: Pick<ReferenceCase, 'request'>,
  draft: Draft,
  { engines, guest }: Pick<Writing, 'engines' | 'guest'>,
): Promise<DraftReading> {
  const [text, made] = [textOf(draft), textMade(draft)]
  const role = request.role || undefined
  const [analysis, compared] = await Promise.all([
    engines.run('readReference', { text, role }, guest),
    text === made ? undefined : engines.run('compareReferences', { before: made, after: text, role }, guest),
  ])
  const isRead = analysis.isReference && request.language === 'de'
  return {
    grades: isRead ? { overall: analysis.overall, performance: analysis.performance, conduct: analysis.conduct } : null,
    remarks: isRead ? remarksOf(analysis, text) : [],
    verdict: compared ? comparisonInWords(compared) : null,
    isLowered: compared !== undefined && [compared.overall, compared.performance, compared.conduct].some(({ change }) => change === 'worse'),
    changes: compared ? changesIn(compared.pairs) : [],
    facts: compared ? factsIn(compared.facts) : [],
  }
}

const factsIn = (facts: Comparison['facts']) => [...new Map(facts.map((fact) => [fact.kind, factInWords(fact)])).values()]

function changesIn(pairs: Comparison['pairs']): DraftChange[] {
  return pairs
    .filter(({ wording }) => wording !== 'same')
    .map(({ before, after, gradeBefore, gradeAfter, reasons, change, ...pair }) => ({
      before,
      after,
      gradeBefore,
      gradeAfter,
      // What pulls the other way is outweighed.
      why:
        change === 'same'
          ? []
          : reasonsInWords(
              reasons.filter((reason) => reason.change === change),
              pair,
            ),
    }))
}

/** What is wrong with a place of the letter names the place, so that it is found. */
function remarksOf({ missingParts, defects, contradictions, missingExpectations, doubts }: ReferenceAnalysis, text: string): Bilingual[] {
  const placed = [...defects, ...contradictions].map(({ start, end, explanation }) => quoting(text.slice(start, end), explanation))
  const expected = missingExpectations.map(({ what, explanation }) => ({ de: `${what.de}: ${explanation.de}`, en: `${what.en}: ${explanation.en}` }))
  return [...missingParts.map(({ explanation }) => explanation), ...placed, ...doubts.map(({ explanation }) => explanation), ...expected]
}

function quoting(words: string, { de, en }: Bilingual): Bilingual {
  const short = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words
  return words.trim() === '' ? { de, en } : { de: `„${short}“: ${de}`, en: `“${short}”: ${en}` }
}

const LONGEST_QUOTE = 120
