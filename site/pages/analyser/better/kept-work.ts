import type { Locale } from '#words/interface'
import { PlaceInTab } from '../../../browser/kept-in-tab.ts'
import type { ChosenSentence } from './chosen-sentence.ts'

/** What was typed instead of the drafted letter, kept above: the letter goes away with the last change, and what was typed does not. */
export interface RequestDraft {
  readonly language: Locale
  readonly typed: string | undefined
}

/** What a visitor made of the sentences of a text. */
export interface Work {
  readonly text: string
  /** Whether the text is the visitor's own, and no sample. */
  readonly isOwn: boolean
  readonly chosen: readonly ChosenSentence[]
  /** Wordings of the visitor's own, by the place of the sentence: they wait while another one is chosen. */
  readonly written: Readonly<Record<number, string>>
  readonly request: RequestDraft
}

/** So many texts back what was made of them is there again. */
const MOST = 4
const isWork = ({ chosen, request }: Work) => chosen.length > 0 || request.typed !== undefined
const place = new PlaceInTab<readonly Work[]>((all) => all.some((work) => work.isOwn && isWork(work)))

export function keepWork(work: Work): void {
  const others = place.value?.filter(({ text }) => text !== work.text) ?? []
  place.keep([...others, ...(isWork(work) ? [work] : [])].slice(-MOST))
}

export function workOn(text: string): Work | undefined {
  return place.value?.find((work) => work.text === text)
}

export function forgetWork(): void {
  place.keep(undefined)
}
