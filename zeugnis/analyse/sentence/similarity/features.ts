import type { Clause } from '../clauses.ts'
import type { Head } from '../heads.ts'
import type { Parsed } from '../parsed.ts'
import type { Token } from '../tokens.ts'
import type { Verdict } from '../verdict.ts'
import { classRuns } from './word-classes.ts'

/** A sentence of more words is none: what stands behind them is not compared. */
const MOST_WORDS = 200

/** Letters of a long word that stand for it where it is rare. */
const EDGE = 5

/**
 * What a sentence is compared by: its words without names and figures, their beginnings and ends, pairs of neighbours,
 * runs of word classes (`~…`), and what the grammar saw of clauses, heads and cues (`=…`). Each once.
 */
export function featuresOf(sentence: Parsed, verdict: Verdict): string[] {
  const tokens = sentence.tokens.slice(0, MOST_WORDS)
  const keys = tokens.flatMap(keyOf)
  const seen = new Set<string>([`=first ${keys[0] ?? ''}`, `=last ${keys.at(-1) ?? ''}`, ...keys])
  seen.delete('§')
  for (const [at, key] of keys.entries()) {
    if (key.length > EDGE + 1) seen.add(`${key.slice(0, EDGE)}-`).add(`-${key.slice(-EDGE)}`)
    if (at > 0) seen.add(`${keys[at - 1]} ${key}`)
  }
  for (const run of classRuns(tokens)) seen.add(run)
  for (const tag of tagsOf(sentence, verdict)) seen.add(`=${tag}`)
  return [...seen]
}

/** A name or pronoun is the person, whichever it is: corpora differ in how they name one, and that says nothing. */
function keyOf({ isPerson, key }: Token, index: number, all: readonly Token[]): string[] {
  if (isPerson || key === 'er' || key === 'sie') return all[index - 1]?.isPerson ? [] : ['§']
  return /^\d/.test(key) ? ['#'] : [key.slice(0, 24)]
}

const few = (count: number) => String(Math.min(count, 3))

function tagsOf({ clauses, heads }: Parsed, { candidate }: Verdict): string[] {
  const all = heads.flat()
  return [
    `candidate ${candidate}`,
    `clauses ${few(clauses.length)}`,
    `praise ${few(all.filter(({ degree }) => degree > 0).length)}`,
    `blame ${few(all.filter(({ degree }) => degree < 0).length)}`,
    ...clauses.slice(0, MOST_WORDS).flatMap((clause, at) => clauseTags(clause, heads[at] ?? [], at)),
  ]
}

function clauseTags(clause: Clause, heads: readonly Head[], at: number): string[] {
  const { subject, isRelative } = clause
  const tokens = clause.tokens.slice(0, MOST_WORDS)
  const always = tokens.some(({ cue }) => cue?.value.weight === 'time')
  const doing = tokens.some(({ reading }) => reading?.class === 'doing')
    ? 'doing'
    : tokens.some(({ reading }) => reading?.class === 'having')
      ? 'having'
      : 'other'
  const praise = heads.some(({ degree, attachment }) => degree > 0 && attachment !== 'thing')
  return [
    `subject ${subject}${isRelative ? ' rel' : ''}${at > 0 ? ' later' : ''}`,
    `${subject} ${doing}`,
    ...(always ? [`time ${subject} ${praise}`] : []),
    ...(praise ? [`praised ${subject} ${doing}`] : []),
    ...heads.slice(0, MOST_WORDS).flatMap((head) => headTags(head, subject)),
    ...tokens.flatMap(({ cue, index }) => (cue && cue.words[0] === index ? [`cue ${cue.value.weight} ${cue.value.technique ?? ''}`] : [])),
    ...tokens.flatMap((token) => unknownTags(token)),
  ]
}

function headTags({ degree, attachment, isLifted, isDenied, token }: Head, subject: string): string[] {
  const kind = `${token.isNoun ? 'n' : (token.reading?.class[0] ?? 'p')}${isDenied ? '!' : ''}${degree}${isLifted ? '+' : ''}`
  return [`${kind} ${attachment}`, `${kind} ${attachment} ${subject}`]
}

function unknownTags({ reading, cue, isNoun, isPerson, isHarmless, key }: Token): string[] {
  if (reading || cue || isNoun || isPerson || isHarmless || key.length < 4) return []
  return [`other ${key.slice(-3)}`]
}
