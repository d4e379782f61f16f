import { comparisonSampleNames, readComparisonSample } from '#words'
import type { Locale } from '#words/interface'
import { compareTexts } from './compare-texts.ts'
import type { ComparisonView } from './comparison-view.ts'

/** The first two sample letters, compared on the server: what became of them stands in the page before any script. Throws when nothing can be said of them: a test would have said so. */
export async function loadFirstComparison(locale: Locale): Promise<ComparisonView> {
  const answer = compareTexts({ ...(await readComparisonSample(comparisonSampleNames[0])), locale })
  if ('refusal' in answer) throw new Error(`The first samples cannot be compared: ${answer.refusal}`)
  return answer.view
}
