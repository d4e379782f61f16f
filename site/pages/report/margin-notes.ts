import type { Finding, Reading } from '../../reading/reading.ts'

/** What stands beside a paragraph: one finding, or several that grade alike and need no explanation. */
export interface MarginNote {
  readonly findings: readonly [Finding, ...Finding[]]
  readonly isExplained: boolean
}

/** What lifts praise is what every reader meets in every line: only at the summary it is explained. */
function speaksForItself({ kind, tone, dimension, explanation }: Finding): boolean {
  if (kind !== 'graded') return false
  return explanation === null || (tone === 'sound' && dimension !== 'gesamtbeurteilung')
}

/** The notes of each paragraph in the order of its words. */
export function marginNotes({ paragraphs, findings }: Reading): readonly (readonly MarginNote[])[] {
  const places = new Map(paragraphs.flatMap(({ pieces }, index) => pieces.flatMap(({ finding }) => (finding ? [[finding, index] as const] : []))))
  const beside: Finding[][] = paragraphs.map(() => [])
  let last = 0
  for (const finding of findings) {
    // A finding that lies wholly under another has no words of its own: it stays with the one before it.
    last = places.get(finding.id) ?? last
    beside[last]?.push(finding)
  }
  return beside.map(joined)
}

/** Margins are narrow: what says the same stands together. */
function joined(findings: readonly Finding[]): MarginNote[] {
  const notes: MarginNote[] = []
  for (const finding of findings) {
    const isExplained = !speaksForItself(finding)
    const alike = notes.findIndex((note) => !isExplained && !note.isExplained && note.findings[0].grade === finding.grade)
    const note = notes[alike]
    if (note) notes[alike] = { ...note, findings: [...note.findings, finding] }
    else notes.push({ findings: [finding], isExplained })
  }
  return notes
}
