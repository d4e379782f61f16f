import { type Letter, placeOfPhrase } from '#zeugnis'
import type { Draft } from './draft.ts'

/** The wordings with another one chosen in place of `from`: all others of the letter have been read, and stay. */
export function withChosen(chosen: Draft['chosen'], { parts }: Letter, from: string, to: string): string[] {
  const shown = parts.flatMap(({ sentences }) => sentences.flatMap(({ phraseId }) => phraseId ?? []))
  return [...new Set([...chosen, ...shown])].filter((id) => id !== from && id !== to).concat(to)
}

/** The draft with a sentence of one's own, whose place other wordings no longer take; or without it. */
export function withOwn({ edited, chosen }: Draft, letter: Letter, id: string, text: string | undefined): Pick<Draft, 'edited' | 'chosen'> {
  const { [id]: _, ...others } = edited
  if (text === undefined) return { edited: others, chosen }
  return { edited: { ...others, [id]: text }, chosen: withChosen(chosen, letter, id, id) }
}

/** Other wordings wherever nothing of one's own stands. */
export function reworded({ seed, edited }: Draft): Pick<Draft, 'seed' | 'chosen'> {
  return { seed: seed + 1, chosen: Object.keys(edited) }
}

/** Sentences of one's own that the letter does not show: they belong to another grade, kind or language. */
export function waitingSentences({ edited, omitted }: Pick<Draft, 'edited' | 'omitted'>, { parts }: Letter): string[] {
  const shown = new Set(parts.flatMap(({ sentences }) => sentences.map(({ phraseId }) => phraseId)))
  return Object.entries(edited).flatMap(([id, text]) => (shown.has(id) || omitted.includes(placeOfPhrase(id)) || !text.trim() ? [] : [text]))
}
