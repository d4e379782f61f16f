import type { Grade, Letter } from '#zeugnis'
import type { Draft } from '../../draft.ts'
import type { LetterLanguage } from '../../write-draft.ts'

/** The wordings of each letter that a letter is told apart from. */
export type Before = readonly (readonly string[])[]

/** So many versions of a letter are written; the one that is least like any letter before it is taken. */
export const VERSIONS = 8
/** So many letters before it are looked at, so that the last of a long stack costs no more than the first. */
export const COMPARED = 40
/** So many wordings of a group are left to choose from: fewer, and top words would come twice in a letter. */
const KEPT = 4

/** The wordings of the sentences that assess. */
export function wordingsOf({ parts }: Letter): string[] {
  return parts.flatMap(({ sentences }) =>
    sentences.flatMap(({ phraseId, grade }) => (phraseId !== undefined && grade !== undefined ? [phraseId] : [])),
  )
}

/** Letters of the same occupation, grade and kind are what could come out alike. */
export function areAlike(one: Draft, other: Draft): boolean {
  return (['language', 'kind', 'role', 'overall'] as const).every((name) => one[name] === other[name])
}

/** The version whose largest likeness to a letter before it is least, then that with the fewest of their wordings. Throws a `TypeError` for none. */
export function leastAlike(versions: readonly Letter[], before: Before): Letter {
  const sets = before.map((wordings) => new Set(wordings))
  const cost = (letter: Letter) => {
    const own = wordingsOf(letter)
    const shared = sets.map((other) => own.filter((wording) => other.has(wording)).length)
    return Math.max(0, ...shared) * sets.length * own.length + shared.reduce((sum, count) => sum + count, 0)
  }
  return versions.map((letter) => ({ letter, cost: cost(letter) })).reduce((best, one) => (one.cost < best.cost ? one : best)).letter
}

/** The overall judgement is one of few formulas. */
const isFree = (group: string) => group !== 'gesamtbeurteilung'

/**
 * The wordings of these grades that the letters before had least, a few of each group, and those that stand in few letters anyway.
 * @param version turns the order of those that were used equally often
 */
export function leastUsed(phrases: LetterLanguage['phrases'], grades: readonly Grade[], before: Before, version: number): string[] {
  const used = new Map<string, number>()
  for (const wording of before.flat()) used.set(wording, (used.get(wording) ?? 0) + 1)
  const pools = Object.entries(phrases).flatMap(([group, all]) =>
    isFree(group) ? grades.map((grade) => all.filter((phrase) => phrase.grade === grade)) : [],
  )
  return pools.flatMap((pool, at) => {
    const isRare = ({ fromYears, notFor }: (typeof pool)[number]) => fromYears !== undefined || notFor !== undefined
    const usual = pool.filter((phrase) => !isRare(phrase)).map(({ id }) => id)
    const turned = usual.map((_, place) => usual[(place + version * 3 + at * 5) % usual.length] ?? '')
    const least = turned.sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0)).slice(0, KEPT)
    return [...least, ...pool.filter(isRare).map(({ id }) => id)]
  })
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
