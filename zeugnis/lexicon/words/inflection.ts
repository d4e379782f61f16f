import { unfolded } from '#language'
import { rows } from './rows.ts'

/** Better than the self-evident: 1 praise, 2 the highest praise; 0 the bare minimum, or what has to be judged by another word; −2 blame. */
export type Degree = -2 | 0 | 1 | 2

/** What a word of the lexicon does in a sentence. */
export type Reading =
  | { readonly class: 'adjective'; readonly degree: Degree; readonly inflected: boolean }
  | { readonly class: 'noun'; readonly degree: Degree }
  /** Who is dealt with, and the firm with all that is in it. */
  | { readonly class: 'people' | 'firm' }
  /** What has nothing to do with the work: praise of it says nothing of the person. */
  | { readonly class: 'trifle' }
  /** What a reference may hold without saying anything. */
  | { readonly class: 'neutral' }
  | { readonly class: 'verb'; readonly degree: Degree }
  /** What is done at work, and what only says that something is or is there. */
  | { readonly class: 'doing' | 'having' }

type Entry = readonly [meaning: string, words: string]

const degrees: Readonly<Record<string, Degree>> = { '-2': -2, '0': 0, '1': 1, '2': 2 }

function lemmasOf(entries: readonly Entry[]): Map<string, string> {
  return new Map(entries.flatMap(([meaning, words]) => unfolded(words).map((word) => [word.split(':')[0] ?? '', meaning] as const)))
}

const adjectives = lemmasOf(rows.adjective)
const others = lemmasOf(rows.other)
const nouns = lemmasOf(rows.noun)
const verbs = new Map(
  rows.verb.flatMap(([meaning, words]) => unfolded(words).flatMap((word) => formsOf(word).map((form) => [form, meaning] as const))),
)

/** All forms of a verb: the weak ones by rule, the strong ones as the row says. */
function formsOf(row: string): string[] {
  const [lemma = '', strong = ''] = row.split(':')
  const stem = lemma.replace(/(?:en|n)$/, '')
  const link = /[td]$/.test(stem) ? 'e' : ''
  const ends = strong ? ['end'] : [`${link}t`, `${link}te`, `${link}ten`, 'end']
  const participle = strong || /^(?:be|er|ver|ent|zer|ueber)|ieren$/.test(lemma) ? [] : [`ge${stem}${link}t`]
  return [lemma, ...ends.map((end) => stem + end), ...participle, ...keysIn(strong)]
}

function keysIn(strong: string): string[] {
  return strong.split(',').filter(Boolean)
}

const adjectiveEndings = ['', 'em', 'en', 'er', 'es', 'e']
const nounEndings = ['', 's', 'es', 'e', 'en', 'n', 'er', 'ern', 'nen', 'innen', 'se', 'sen']
const prefixes =
  /^(?:ab|an|auf|aus|bei|durch|ein|entgegen|fort|heran|her|hervor|hin|mit|nach|teil|um|vor|voran|weiter|wieder|zu|zurueck|zusammen|ueber|unter)(?=.{4})/
const heightened = /^(?:hoch|hoechst|ueber|aller|best|super|gross)(?=.{4})/
/** What is full of something good or turned to it: `verantwortungsvoll`, `kundenorientiert`. */
const praising = /.{3}(?:bewusst|orientiert|faehig|bereit|willig|freudig|treu|kundig|gewandt|getreu|voll)$/

/** What is not there or turned to the bad: `planlos`, `missgelaunt`, `desorganisiert`; what is good or neither has a row of its own. */
const denied = /^(?:miss|desint|desor)(?=.{5})|.{3}los$/
/** `unkoordiniert`, `ungepflegt`: a participle behind `un`. */
const participle = /(?:t|en)$/

/** What a word means, whatever its form; null for one that the lexicon does not know. Time: by its length, which is bounded. */
export function readWord(key: string, isNoun: boolean): Reading | null {
  if (key.length > 40) return null
  if (isNoun) return readNoun(key)
  return readAdjective(key) ?? readVerb(key) ?? (others.has(key) || isPlainAdjective(key) ? { class: 'neutral' } : null)
}

/** An adjective whose row says that it neither praises nor blames, in any form. */
function isPlainAdjective(key: string): boolean {
  return adjectiveEndings.some((ending) => key.endsWith(ending) && adjectives.get(key.slice(0, key.length - ending.length)) === 'neutral')
}

/** Words that references use, whatever they say: a set of keys as far as one has to ask. Nouns that say nothing are in `plain-nouns.ts`. */
export const referenceWords = { has: (key: string) => readWord(key, false) !== null || readWord(key, true) !== null } as const

function readAdjective(key: string): Reading | null {
  for (const ending of adjectiveEndings) {
    if (!key.endsWith(ending)) continue
    const degree = degreeOf(key.slice(0, key.length - ending.length), ending !== '')
    if (degree !== null) return { class: 'adjective', degree, inflected: ending !== '' }
  }
  return null
}

/** The degree of an adjective without its ending: as in its row, as superlative, comparative, opposite, heightened or formed from a noun. */
function degreeOf(stem: string, hasEnding: boolean): Degree | null {
  const plain = baseDegree(stem)
  if (plain !== null) return plain
  if (adjectives.has(stem) || others.has(stem)) return null
  const superlative = hasEnding && stem.endsWith('st') ? (baseDegree(stem.slice(0, -2)) ?? baseDegree(stem.slice(0, -3))) : null
  if (superlative) return superlative > 0 ? 2 : superlative
  const comparative = stem.endsWith('er') ? baseDegree(stem.slice(0, -2)) : null
  if (comparative !== null) return comparative
  if (stem.startsWith('un') && baseDegree(stem.slice(2)) !== null) return -2
  if (denied.test(stem) || (stem.startsWith('un') && participle.test(stem) && verbs.has(stem.slice(2)))) return -2
  const raised = heightened.test(stem) ? baseDegree(stem.replace(heightened, '')) : null
  if (raised && raised > 0) return 2
  return praising.test(stem) ? 1 : null
}

/** `präzise`, `sicher`: an `e` may be left out before an ending or in it. */
function baseDegree(stem: string): Degree | null {
  const meaning =
    adjectives.get(stem) ?? adjectives.get(`${stem}e`) ?? (/[lr]$/.test(stem) ? adjectives.get(`${stem.slice(0, -1)}e${stem.slice(-1)}`) : undefined)
  return meaning === undefined ? null : (degrees[meaning] ?? null)
}

/** What may be the stem of a noun in any of its forms. */
export function nounStems(key: string): string[] {
  return nounEndings.filter((ending) => key.endsWith(ending)).flatMap((ending) => withoutUmlaut(key.slice(0, key.length - ending.length)))
}

function readNoun(key: string): Reading | null {
  const stems = nounStems(key)
  for (const stem of stems) {
    const meaning = nouns.get(stem)
    if (meaning !== undefined) return nounReading(meaning)
  }
  for (const stem of stems) {
    const reading = qualityNoun(stem) ?? compound(stem)
    if (reading) return reading
  }
  return null
}

/** A stem, and without the umlaut of its plural: `zusammenhaeng` → `zusammenhang`. */
function withoutUmlaut(stem: string): string[] {
  const plain = stem.replace(/aeu(?=[^aeiou]{1,4}$)/, 'au').replace(/([aou])e(?=[^aeiou]{1,4}$)/, '$1')
  return plain === stem ? [stem] : [stem, plain]
}

function nounReading(meaning: string): Reading {
  if (meaning === 'people' || meaning === 'firm' || meaning === 'trifle') return { class: meaning }
  return { class: 'noun', degree: degrees[meaning] ?? 0 }
}

/** `Gewissenhaftigkeit`: a noun made of an adjective of the lexicon. */
function qualityNoun(stem: string): Reading | null {
  const base = /^(.{3,30}?)(?:ig)?(?:heit|keit)$/.exec(stem)?.[1]
  const degree = base === undefined ? null : (degreeOf(base, false) ?? degreeOf(`${base}ig`, false))
  return degree === null ? null : { class: 'noun', degree: degree > 0 ? 1 : degree }
}

/** The longest known noun at the end of a compound carries its meaning. */
function compound(stem: string): Reading | null {
  for (let at = /^(?:ver|miss|ent|zer|ueber|unter)/.test(stem) ? 6 : 3; at <= stem.length - 5; at += 1) {
    const meaning = nouns.get(stem.slice(at)) ?? nouns.get(`${stem.slice(at)}e`)
    if (meaning !== undefined) return nounReading(meaning)
  }
  return null
}

/** A verb in any form; a separable one by its base where its row does not name it. */
function readVerb(key: string): Reading | null {
  const base = key.replace(prefixes, '')
  const meaning = verbs.get(key) ?? verbs.get(base) ?? (base.startsWith('zu') ? verbs.get(base.slice(2)) : undefined)
  if (meaning === undefined) return null
  if (meaning === 'doing' || meaning === 'having') return { class: meaning }
  return { class: 'verb', degree: degrees[meaning] ?? 0 }
}
