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
