import type { Locale } from '#words/interface'
import type { Replacement } from '#zeugnis'

interface Described {
  readonly title: string
  readonly language: Locale
  readonly author: string
}

export const today = () => new Date().toISOString().slice(0, 10)

/** A text as a new Word file, with sentences replaced as tracked changes. */
export async function newDocument(text: string, replacements: readonly Replacement[], described: Described): Promise<Uint8Array> {
  const { changedTextToDocx } = await import('#zeugnis/document')
  return changedTextToDocx(text, replacements, { ...described, date: today() })
}
