import type { Finding, Reading } from '../../reading/reading.ts'

/** What stands beside a paragraph: one finding, or several that grade alike for the same reason or without one. */
export interface MarginNote {
  readonly findings: readonly [Finding, ...Finding[]]
  /** Whether its reason stands here or stood in a note before; null where it goes without saying. */
  readonly reason: 'here' | 'above' | null
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
  const said = new Set<string>()
  return beside.map((group) => joined(group, said))
}

/** Margins are narrow: what says the same stands together, and a reason is given once per letter. */
function joined(findings: readonly Finding[], said: Set<string>): MarginNote[] {
  const notes: MarginNote[] = []
  for (const finding of findings) {
    const needed = reasonOf(finding)
    const alike = notes.findIndex(
      ({ findings: [first] }) => first.grade === finding.grade && first.kind === finding.kind && reasonOf(first) === needed,
    )
    const note = notes[alike]
    if (note) notes[alike] = { ...note, findings: [...note.findings, finding] }
    else notes.push({ findings: [finding], reason: needed === null ? null : said.has(needed) ? 'above' : 'here' })
    if (needed !== null) said.add(needed)
  }
  return notes
}

/** Why a note grades as it does, where the reader has to be told. */
function reasonOf(finding: Finding): string | null {
  return speaksForItself(finding) ? null : finding.explanation
}
