import type { Locale } from '#words/locales'
import { readSample, type SampleName, sampleNames } from '#words/samples'
import { analyseText } from '../reading/analyse-text.ts'
import { makeReading } from '../reading/make-reading.ts'
import type { Reading } from '../reading/reading.ts'

export interface Sample {
  readonly name: SampleName
  readonly text: string
}

export interface Samples {
  readonly all: readonly Sample[]
  /** The first one, read on the server: it stands in the page before any script. */
  readonly first: Reading
}

/** The sample references and the reading of the first. Throws when a sample is no reference: a test would have said so. */
export async function loadSamples(locale: Locale): Promise<Samples> {
  const all = await Promise.all(sampleNames.map(async (name) => ({ name, text: await readSample(name) })))
  const text = all[0]?.text ?? ''
  const analysis = analyseText(text)
  if (!analysis.isReference) throw new Error(`The first sample is no reference: ${analysis.problem}`)
  return { all, first: makeReading(text, analysis, locale) }
}
