import { type Passage, type Place, spanOf } from '#language'
import type { Cue } from '../lexicon/cues/cue.ts'
import { cues, kindsNamed } from '../lexicon/cues/cues.ts'
import type { ClauseKind } from '../model/answer.ts'
import type { Section } from './sections.ts'

/** Sentences of one section that are about one thing. */
export interface FoundClause {
  readonly kind: ClauseKind
  readonly heading: string | null
  readonly sentences: readonly [Passage, ...Passage[]]
}

/** From the first sentence of a clause to its last. */
export function placeOf({ sentences }: FoundClause): Place {
  const [first] = sentences
  const last = sentences.at(-1) ?? first
  return { start: spanOf(first, 0, first.text.length).start, end: spanOf(last, 0, last.text.length).end }
}

const byKind = new Map(cues.map((cue) => [cue.kind, cue]))

const isAbout = ({ sentence, not }: Cue, text: string) => sentence.test(text) && !not?.test(text)

function kindsOf(text: string): ClauseKind[] {
  return cues.filter((cue) => isAbout(cue, text)).map(({ kind }) => kind)
}

/** Under a heading of one kind, sentences that nothing else claims are of this kind, and others may give way to it. */
function underHeading(kinds: readonly ClauseKind[], named: readonly ClauseKind[], text: string): readonly ClauseKind[] {
  const [only] = named
  const cue = only && named.length === 1 ? byKind.get(only) : undefined
  if (!cue || cue.not?.test(text)) return kinds
  const kept = kinds.filter((kind) => !cue.absorbs?.includes(kind))
  return kept.length === 0 ? [cue.kind] : kept
}

/** "Es wird am Monatsende überwiesen": about what the sentence before it is about. */
const goesOn = /^(?:es|er|sie|dies(?:e[rs]?)?|das|damit|sonst|andernfalls|ausgenommen)(?!\p{L})/iu

/** The clauses of a section, in the order in which they begin. */
export function clausesIn({ heading, sentences }: Section): FoundClause[] {
  const named = kindsNamed(heading)
  const found = new Map<ClauseKind, [Passage, ...Passage[]]>()
  let before: readonly ClauseKind[] = []
  for (const sentence of sentences) {
    const own = underHeading(kindsOf(sentence.text), named, sentence.text)
    const kinds = own.length === 0 && goesOn.test(sentence.text) ? before : own
    before = kinds
    for (const kind of kinds) {
      const others = found.get(kind)
      if (others) others.push(sentence)
      else found.set(kind, [sentence])
    }
  }
  return [...found].map(([kind, about]) => ({ kind, heading, sentences: about }))
}
