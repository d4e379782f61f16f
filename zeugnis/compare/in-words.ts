import { factTexts, incomparableTexts, verdictTexts, wholeTexts } from '../lexicon/comparison-texts.ts'
import type { ComparedFact, ComparedPair, Comparison, GradeChange, Reason } from '../model/comparison.ts'
import type { Bilingual } from '../model/role.ts'
import type { Language } from '../model/spec.ts'
import { besidesIn, weightyIn } from './besides.ts'
import { causesIn, distinct, MOST_CAUSES, toldTogether, wordsAsCause } from './causes.ts'
import { figure, filled } from './filled.ts'
import { isReordered } from './order.ts'

/** What became of the grade, and what else a reader in a hurry has to know. */
export function comparisonInWords(comparison: Comparison): Bilingual {
  return { de: verdictIn('de', comparison), en: verdictIn('en', comparison) }
}

/** What did it to one sentence, each as it stands behind „weil“ and “because”; words that fell away, and words that are new, together. */
export function reasonsInWords(reasons: readonly Reason[], pair: Pick<ComparedPair, 'dimensionBefore' | 'dimensionAfter'>): Bilingual[] {
  const kinds = [...new Set(reasons.map(({ what }) => what))]
  const groups = kinds.flatMap((kind) => {
    const some = reasons.filter(({ what }) => what === kind)
    return kind === 'lost' || kind === 'added' ? [some] : some.map((one) => [one])
  })
  const told = (language: Language, group: readonly Reason[]) =>
    toldTogether(language, distinct(group.map((one) => wordsAsCause(language, one, pair))))
  return groups.map((group) => ({ de: told('de', group), en: told('en', group) }))
}

/** What a stated matter is called. */
export function factInWords({ kind }: ComparedFact): Bilingual {
  return factTexts[kind]
}

/** Why nothing is said of both together; nothing where something is. */
export function incomparableInWords({ comparable: { why, side } }: Comparison): Bilingual | null {
  return why === null ? null : incomparableTexts[why][side]
}

const wholes = ['performance', 'conduct', 'overall'] as const

function verdictIn(language: Language, comparison: Comparison): string {
  const why = incomparableInWords(comparison)
  if (why) return filled(verdictTexts.incomparable[language], { why: why[language] })
  const changed = wholes.find((whole) => comparison[whole].change === 'worse') ?? wholes.find((whole) => comparison[whole].change === 'better')
  if (changed) return [changeIn(language, changed, comparison), ...weightyIn(language, comparison, comparison[changed].because)].join(' ')
  return [gradesIn(language, comparison), ...besidesIn(language, comparison)].join(' ')
}

function gradesIn(language: Language, comparison: Comparison): string {
  const changes = wholes.map((whole) => comparison[whole].change)
  if (changes.includes('open')) return verdictTexts.open[language]
  return changes.every((change) => change === 'none') ? verdictTexts.none[language] : unchangedIn(language, comparison)
}

function unchangedIn(language: Language, comparison: Comparison): string {
  const { pairs, facts } = comparison
  const [worse, better] = (['worse', 'better'] as const).map((change) => pairs.some((pair) => pair.change === change))
  const isOpen = pairs.some(
    ({ change, section, before, after }) => change === 'open' && section === 'beurteilung' && before !== null && after !== null,
  )
  const kept = isOpen ? 'sameButOpen' : weightyIn(language, comparison, []).length > 0 ? 'sameOverall' : 'same'
  const key = worse ? (better ? 'sameButBoth' : 'sameButWorse') : better ? 'sameButBetter' : kept
  const text = verdictTexts[key][language]
  return isReordered(pairs, facts) ? `${text} ${verdictTexts.reordered[language]}` : text
}

function changeIn(language: Language, whole: (typeof wholes)[number], { pairs, ...comparison }: Comparison): string {
  const grade: GradeChange = comparison[whole]
  const causes = grade.because.flatMap((at) => (pairs[at] ? causesIn(language, pairs[at], grade.change) : []))
  const text = verdictTexts[grade.change === 'better' ? 'better' : 'worse'][language]
  const because = toldTogether(language, distinct(causes).slice(0, MOST_CAUSES))
  return filled(text, { whole: wholeTexts[whole][language], before: figure(grade.before, language), after: figure(grade.after, language), because })
}
