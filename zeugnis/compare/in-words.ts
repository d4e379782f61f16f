import { factTexts, incomparableTexts, verdictTexts, wholeTexts } from '../lexicon/comparison-texts.ts'
import type { ComparedFact, ComparedPair, Comparison, GradeChange, Reason } from '../model/comparison.ts'
import type { Bilingual } from '../model/role.ts'
import type { Language } from '../model/spec.ts'
import { besidesIn, statedIn, weightyIn } from './besides.ts'
import { causesIn, distinct, MOST_CAUSES, toldTogether, wordsAsCause } from './causes.ts'
import { figure, filled } from './filled.ts'
import { isReordered } from './order.ts'
import { isPulling } from './pulling.ts'

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
  if (changed) {
    const { because } = comparison[changed]
    return [changeIn(language, changed, comparison), ...weightyIn(language, comparison, because), ...statedIn(language, comparison)].join(' ')
  }
  const said = gradesIn(language, comparison)
  return [said, ...besidesIn(language, comparison, said)].join(' ')
}

function gradesIn(language: Language, comparison: Comparison): string {
  const changes = wholes.map((whole) => comparison[whole].change)
  if (changes.includes('open')) return verdictTexts[openKey(comparison)][language]
  return changes.every((change) => change === 'none') ? verdictTexts.none[language] : unchangedIn(language, comparison)
}

/** Where the sentences that read otherwise all read one way, that is said, though of the whole nobody can tell. */
function openKey({ pairs }: Comparison): 'open' | 'openButWorse' | 'openButBetter' {
  const [worse, better] = (['worse', 'better'] as const).map((change) => pairs.some((pair) => pair.change === change))
  if (worse === better) return 'open'
  return worse ? 'openButWorse' : 'openButBetter'
}

function unchangedIn(language: Language, comparison: Comparison): string {
  const { pairs, facts } = comparison
  const [worse, better] = (['worse', 'better'] as const).map((change) => pairs.some((pair) => pair.change === change))
  const open = pairs.filter(isLeftOpen)
  const because = openCauses(language, open)
  const kept = open.length > 0 ? (because ? 'sameButOpenBecause' : 'sameButOpen') : hasMore(language, comparison) ? 'sameOverall' : 'same'
  const key = worse ? (better ? 'sameButBoth' : 'sameButWorse') : better ? 'sameButBetter' : kept
  const text = filled(verdictTexts[key][language], { because })
  return isReordered(pairs, facts) ? `${text} ${verdictTexts.reordered[language]}` : text
}

/** Something is said beside the grade, or conduct is judged towards others. */
function hasMore(language: Language, comparison: Comparison): boolean {
  const areOthers = comparison.pairs.some(({ change, reasons }) => change === 'open' && reasons.some(({ code }) => code === 'omission'))
  return areOthers || weightyIn(language, comparison, []).length > 0
}

/** Open for its words; that somebody is left out is told by itself, and of a closing that it is worded otherwise says nothing. */
function isLeftOpen({ change, section, before, after, reasons }: ComparedPair): boolean {
  if (change !== 'open' || before === null || after === null) return false
  const pulling = reasons.filter(isPulling)
  if (pulling.every(({ code }) => code === 'omission')) return false
  return section === 'beurteilung' || (section === 'schluss' && pulling.some(({ code }) => code !== 'unknown-wording'))
}

/** Who is left out, and what some read as criticism, stand in sentences of their own. */
const toldElsewhere: readonly Reason['code'][] = ['unknown-wording', 'omission', 'coded-phrase']

/** The words that leave it open, where they are known. */
function openCauses(language: Language, open: readonly ComparedPair[]): string {
  const causes = open.flatMap((pair) =>
    pair.reasons.filter((reason) => isPulling(reason) && !toldElsewhere.includes(reason.code)).map((reason) => wordsAsCause(language, reason, pair)),
  )
  return toldTogether(language, distinct(causes).slice(0, MOST_CAUSES))
}

function changeIn(language: Language, whole: (typeof wholes)[number], { pairs, ...comparison }: Comparison): string {
  const grade: GradeChange = comparison[whole]
  const causes = grade.because.flatMap((at) => (pairs[at] ? causesIn(language, pairs[at], grade.change) : []))
  const text = verdictTexts[grade.change === 'better' ? 'better' : 'worse'][language]
  const because = toldTogether(language, distinct(causes).slice(0, MOST_CAUSES))
  return filled(text, { whole: wholeTexts[whole][language], before: figure(grade.before, language), after: figure(grade.after, language), because })
}
