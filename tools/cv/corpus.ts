import { readdirSync, readFileSync } from 'node:fs'

/** Develop: rules may be written for it. Measured: only measured. */
export type Half = 'develop' | 'measured'

export interface LabelledCv {
  readonly id: string
  readonly text: string
  /** Values by the name of the label, in the order of the file. */
  readonly labels: ReadonlyMap<string, readonly string[]>
}

function labelsOf(lines: string): LabelledCv['labels'] {
  const labels = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon)
    labels.set(name, [...(labels.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return labels
}

/** The CVs of one half, each with its labels (cv/corpus/README.md). */
export function readCvs(half: Half): LabelledCv[] {
  const folder = new URL(`../../cv/corpus/${half}/`, import.meta.url)
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [text = '', labels = ''] = readFileSync(new URL(file, folder), 'utf8').split('=== labels\n')
      return { id: file.replace('.txt', ''), text, labels: labelsOf(labels) }
    })
}
