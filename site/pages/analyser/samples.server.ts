import { readSample, sampleNames } from '#words'
import type { Locale } from '#words/interface'
import { analyseText } from '../../reading/analyse-text.ts'
import { makeReading } from '../../reading/make-reading.ts'
import type { Reading } from '../../reading/reading.ts'

/** The first sample reference, read on the server: it stands in the page before any script. The others come when they are chosen. */
export interface FirstSample {
  readonly text: string
  readonly reading: Reading
}

/** Throws when the sample is no reference: a test would have said so. */
export async function loadFirstSample(locale: Locale): Promise<FirstSample> {
  const text = await readSample(sampleNames[0])
  const analysis = analyseText(text)
  if (!analysis.isReference) throw new Error(`The first sample is no reference: ${analysis.problem}`)
  return { text, reading: makeReading(text, analysis, locale) }
}
