import type { Letter } from '#zeugnis'

/** How often a stack has had each wording so far. */
export type Used = Readonly<Record<string, number>>

/** So many versions of a letter are written; the one whose wordings the stack has had least is taken. */
export const VERSIONS = 6

/** The wordings of the sentences that assess. */
export function wordingsOf({ parts }: Letter): string[] {
  return parts.flatMap(({ sentences }) =>
    sentences.flatMap(({ phraseId, grade }) => (phraseId !== undefined && grade !== undefined ? [phraseId] : [])),
  )
}

/** The version that repeats least of the letters before it; of equal ones the first. Throws a `RangeError` when there is none. */
export function leastUsed(versions: readonly Letter[], used: Used): Letter {
  const cost = (letter: Letter) => wordingsOf(letter).reduce((sum, wording) => sum + (used[wording] ?? 0), 0)
  return versions.reduce((best, letter) => (cost(letter) < cost(best) ? letter : best))
}

export function withUsed(used: Used, wordings: readonly string[]): Used {
  return { ...used, ...Object.fromEntries(wordings.map((wording) => [wording, (used[wording] ?? 0) + 1])) }
}

/** How alike a letter is to the one that is most like it: the share of its assessing sentences in the same words. */
export interface Likeness {
  readonly share: number
  /** The place of the other letter. */
  readonly other: number
}

/** For each letter, by its wordings, the one most alike; nothing for a letter without any, or without others. */
export function likenesses(letters: readonly (readonly string[])[]): (Likeness | undefined)[] {
  const sets = letters.map((wordings) => new Set(wordings))
  return sets.map((own, at) =>
    own.size === 0
      ? undefined
      : sets.reduce<Likeness | undefined>((most, other, place) => {
          if (place === at) return most
          const share = [...own].filter((wording) => other.has(wording)).length / own.size
          return share > (most?.share ?? -1) ? { share, other: place } : most
        }, undefined),
  )
}
