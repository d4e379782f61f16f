import { verdictTexts } from '../lexicon/comparison-texts.ts'
import type { ComparedPair } from '../model/comparison.ts'
import type { Language } from '../model/spec.ts'
import { MOST_CAUSES } from './causes.ts'
import { filled, quoted } from './filled.ts'

/** Sentences among those that assess which tell something and judge nothing, where only one text has them: „Zuletzt vertrat er den Küchenchef.“ */
export function plainIn(language: Language, pairs: readonly ComparedPair[]): string[] {
  return (['lost', 'added'] as const).flatMap((side) => {
    const found = pairs
      .filter((pair) => pair.wording === side && isPlain(pair))
      .map(({ before, after }) => quoted((before ?? after ?? '').replace(/\.$/, ''), language))
    const what = new Intl.ListFormat(language).format(found.slice(0, MOST_CAUSES))
    return what ? [filled(verdictTexts[side === 'lost' ? 'plainLost' : 'plainAdded'][language], { what })] : []
  })
}

function isPlain({ section, gradeBefore, gradeAfter, dimensionBefore, dimensionAfter, reasons }: ComparedPair): boolean {
  return section === 'beurteilung' && reasons.length === 0 && (gradeBefore ?? gradeAfter ?? dimensionBefore ?? dimensionAfter) === null
}
