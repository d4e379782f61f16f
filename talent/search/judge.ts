import type { Word } from '#language'
import { conceptOf, shows } from '../lexicon/concepts.ts'
import type { Application } from '../model/application.ts'
import type { Doubt, Evidence, Finding } from '../model/match.ts'
import type { Minimum, Requirement, Span } from '../model/requirement.ts'
import { levelIn } from '../sentence/minimum.ts'
import { overlap } from '../sentence/refuse.ts'
import { spanOf, wordsIn } from '../text/words.ts'
import { grounds } from './grounds.ts'
import type { Passage } from './passages.ts'

/** A passage that speaks of the requirement, and what it is worth. */
interface Hit {
  readonly passage: Passage
  readonly span: Span
  readonly worth: 'proved' | Doubt
}

/** What one application says to one requirement. */
export function judge(requirement: Requirement, application: Application, passages: readonly Passage[], today: string): Finding {
  const hits = passages.flatMap((passage) => hitIn(requirement, passage) ?? [])
  const hit = hits.find(({ worth }) => worth === 'proved') ?? hits[0] ?? silentPassage(requirement, passages)
  if (!hit) return { status: 'silent', requirement: requirement.id }
  const { doubt, measured } = measure(requirement, hits, hit, application, today)
  const found = { requirement: requirement.id, evidence: evidenceOf(hit), measured }
  const worth = hit.worth === 'proved' && doubt ? doubt : hit.worth
  return worth === 'proved' ? { ...found, status: 'proved' } : { ...found, status: 'unclear', doubt: worth }
}

function evidenceOf({ passage: { place, index, text }, span }: Hit): Evidence {
  return { place, index, passage: text, span }
}

function hitIn(requirement: Requirement, passage: Passage): Hit | undefined {
  const worth = grounds[requirement.field][passage.place]
  if (!worth) return undefined
  const span = spanIn(requirement, passage)
  if (!span) return undefined
  if (requirement.field === 'region') return { passage, span, worth: worthOfPlace(requirement, passage) }
  const isLimited = worth === 'proved' && passage.limited.some((stretch) => overlap(stretch, span))
  return { passage, span, worth: isLimited ? 'limited' : worth }
}

/** Where a passage speaks of a requirement. */
function spanIn({ field, concepts, text, minimum }: Requirement, passage: Passage): Span | undefined {
  if (field === 'text') return spanOfWords(wordsIn(text), passage.words)
  if (concepts.length === 0) return minimum ? [0, passage.text.length] : undefined
  const isMeant = field === 'region' ? isNear : shows
  const found = passage.found.find(({ value }) => concepts.some((wanted) => isMeant(value, wanted)))
  return found && spanOf(found)
}

/** All words in one passage; a long word may also be part of a compound. */
function spanOfWords(wanted: readonly Word[], words: readonly Word[]): Span | undefined {
  const found = wanted.flatMap(({ key }) => words.find((word) => isForm(word.key, key)) ?? [])
  if (found.length === 0 || found.length < wanted.length) return undefined
  return [Math.min(...found.map(({ start }) => start)), Math.max(...found.map(({ end }) => end))]
}

const COMPOUND = 5

function isForm(word: string, wanted: string): boolean {
  return word === wanted || (wanted.length >= COMPOUND && (word.startsWith(wanted) || word.endsWith(wanted)))
}

function isNear(place: string, wanted: string): boolean {
  return place === wanted || (conceptOf(place).near?.includes(wanted) ?? false)
}

function worthOfPlace({ concepts, isArea }: Requirement, { found }: Passage): 'proved' | Doubt {
  return isArea || found.some(({ value }) => concepts.includes(value)) ? 'proved' : 'nearby'
}

/** Of another place or working time the application does speak, so it is not silent; it is no no either. */
function silentPassage({ field, concepts }: Requirement, passages: readonly Passage[]): Hit | undefined {
  const passage = passages.find(({ place }) => place === field)
  if (!passage || concepts.length === 0) return undefined
  return { passage, span: [0, passage.text.length], worth: field === 'region' ? 'elsewhere' : 'other' }
}

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

interface Measured {
  readonly doubt: Doubt | null
  readonly measured: Minimum | null
}

/** Compares with the minimum that a requirement names. */
function measure(
  { minimum }: Requirement,
  hits: readonly Hit[],
  { passage }: Hit,
  { experience, availability }: Application,
  today: string,
): Measured {
  if (minimum?.unit === 'months') {
    const stations = new Set(
      hits.filter(({ worth, passage: { place } }) => worth === 'proved' && (place === 'title' || place === 'duties')).map((hit) => hit.passage.index),
    )
    const value = [...stations].reduce((sum, station) => sum + (experience[station]?.months ?? 0), 0)
    return { doubt: value < minimum.value ? 'less' : null, measured: { unit: 'months', value } }
  }
  if (minimum?.unit === 'level') {
    const value = levelIn(passage.words)
    if (!value) return { doubt: 'no-level', measured: null }
    return { doubt: levels.indexOf(value) < levels.indexOf(minimum.value) ? 'less' : null, measured: { unit: 'level', value } }
  }
  if (!availability || !minimum) return { doubt: null, measured: null }
  if (minimum.unit === 'hours')
    return { doubt: availability.hours < minimum.value ? 'less' : null, measured: { unit: 'hours', value: availability.hours } }
  const day = minimum.value === 'now' ? today : minimum.value
  return { doubt: availability.from > day ? 'later' : null, measured: { unit: 'start', value: availability.from } }
}
