/** Names of the sample references: invented persons and firms, to try the analysis on. */
export const sampleNames = ['verkauf', 'pflege', 'zwischen'] as const

export type SampleName = (typeof sampleNames)[number]

const texts = import.meta.glob<string>('../content/samples/*.txt', { query: '?raw', import: 'default' })

/** The text of a sample reference. Throws when there is none of this name. */
export async function readSample(name: SampleName): Promise<string> {
  const load = texts[`../content/samples/${name}.txt`]
  if (!load) throw new Error(`No sample: ${name}`)
  return (await load()).trim()
}

const reportTexts = import.meta.glob<string>('../content/samples/report/*.txt', { query: '?raw', import: 'default' })

/** The references of the sample report, in no order: invented companies, personal data replaced. */
export async function readReportSamples(): Promise<string[]> {
  const letters = await Promise.all(Object.values(reportTexts).map((load) => load()))
  return letters.map((text) => text.trim())
}

/** Names of the sample comparisons: two versions of one invented reference each. */
export const comparisonSampleNames = ['geglaettet', 'zwischen', 'umgestellt'] as const

export type ComparisonSampleName = (typeof comparisonSampleNames)[number]

const comparisonTexts = import.meta.glob<string>('../content/samples/comparison/*.txt', { query: '?raw', import: 'default' })

/** Both versions of a sample comparison. Throws when there are none of this name. */
export async function readComparisonSample(name: ComparisonSampleName): Promise<{ before: string; after: string }> {
  const [before, after] = [
    comparisonTexts[`../content/samples/comparison/${name}-vorher.txt`],
    comparisonTexts[`../content/samples/comparison/${name}-nachher.txt`],
  ]
  if (!before || !after) throw new Error(`No sample comparison: ${name}`)
  return { before: (await before()).trim(), after: (await after()).trim() }
}
