import type { Aligned, Joined } from './aligned.ts'
import { contentOf } from './content-words.ts'
import type { Unit } from './read-side.ts'

/** So much of what a sentence speaks of has to stand in the longer one; less in one that cannot be read, of which nobody knows what it holds. */
const [MOST, HALF] = [2 / 3, 1 / 2]
/** A word that more of the longer sentences hold says nothing of which. */
const COMMON = 6

type Which = 'before' | 'after'
const opposite = { before: 'after', after: 'before' } as const

/**
 * Finds the sentences of the one text that were joined to a longer one of the other. Such a sentence is part of the pair that the longer
 * one belongs to, and not gone. Only words count that the counterpart of the longer sentence does not explain. The same the other way round.
 */
export function joinParts(aligned: readonly Aligned[]): Aligned[] {
  const found = [...partsOf('before', aligned), ...partsOf('after', aligned)]
  const parts = new Set(found.map(({ part }) => part))
  const hosts = Map.groupBy(
    found.filter(({ host }) => !parts.has(host)),
    ({ host }) => host,
  )
  const spent = new Set([...hosts.values()].flat().map(({ part }) => part))
  return aligned.flatMap((one) => {
    const own = hosts.get(one)
    return own ? withParts(one, own) : spent.has(one) ? [] : [one]
  })
}

interface Part {
  readonly part: Aligned
  readonly unit: Unit
  readonly host: Aligned
  readonly which: Which
}

/** The longer sentence with all that was joined to it, and each part on its own; where it had no counterpart, the first part is it. */
function withParts(host: Aligned, parts: readonly Part[]): Aligned[] {
  const isAlone = host.before === null || host.after === null
  const [main, ...others] = isAlone ? parts : [undefined, ...parts]
  const rest = others.filter((one) => one !== undefined)
  const of = (which: Which) => rest.filter((one) => one.which === which).map(({ unit }) => unit)
  const joined: Joined = { before: of('before'), after: of('after') }
  const whole = main ? { ...host, [main.which]: main.unit, by: 'words' as const } : host
  return [{ ...whole, joined }, ...rest.map(({ part }) => ({ ...part, by: 'part' as const }))]
}

/** The sentences of one text that stand alone, each with the longer sentence of the other that holds most of it. */
function partsOf(which: Which, aligned: readonly Aligned[]): Part[] {
  const holding = hostsByWord(which, aligned)
  return aligned.flatMap((part) => {
    const unit = part[which]
    if (part.by !== 'alone' || !unit || !isText(unit)) return []
    const words = new Set(contentOf(unit.words))
    const host = bestHost(words, holding, opposite[which])
    return host ? [{ part, unit, host, which }] : []
  })
}

/** By each word what the longer sentences hold of it beyond their counterparts. */
function hostsByWord(which: Which, aligned: readonly Aligned[]): ReadonlyMap<string, readonly Aligned[]> {
  const byWord = new Map<string, Aligned[]>()
  for (const host of aligned)
    for (const word of surplus(host[opposite[which]], host[which])) {
      const all = byWord.get(word) ?? []
      if (all.length <= COMMON) all.push(host)
      byWord.set(word, all)
    }
  return byWord
}

function surplus(longer: Unit | null, counterpart: Unit | null): ReadonlySet<string> {
  if (!longer || !isText(longer) || longer.key === counterpart?.key) return new Set()
  const own = new Set(contentOf(counterpart?.words ?? []))
  return new Set(contentOf(longer.words).filter((word) => !own.has(word)))
}

const isText = ({ read: { section } }: Unit) => section !== 'form'

/** One word alone has to be in no other. */
function bestHost(words: ReadonlySet<string>, holding: ReadonlyMap<string, readonly Aligned[]>, longer: Which): Aligned | null {
  const counts = new Map<Aligned, number>()
  for (const word of words) {
    const hosts = holding.get(word) ?? []
    if (hosts.length > COMMON || (words.size === 1 && hosts.length > 1)) continue
    for (const host of hosts) counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  if (!best) return null
  const [host, count] = best
  return count >= words.size * (host[longer]?.read.grade === null ? HALF : MOST) ? host : null
}
