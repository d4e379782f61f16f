import type { Reading } from './reading.ts'

/** What may stand on a page that nobody has seen. */
const elsewhere: ReadonlySet<string> = new Set(['date-missing', 'signature-missing', 'rank-missing', 'brevity'])

/** The reading of a letter of which pages are missing: nothing is said to be missing, and nothing is sure. */
export function ofPart(reading: Reading): Reading {
  const { overall } = reading
  return {
    ...reading,
    overall: { ...overall, confidence: overall.confidence === 'high' ? 'medium' : overall.confidence },
    missingParts: [],
    closingGaps: [],
    expectations: [],
    defects: reading.defects.filter(({ code }) => !elsewhere.has(code)),
  }
}
