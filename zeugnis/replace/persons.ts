import type { Mention } from './mentions.ts'
import { keyOf, partsOf } from './name-words.ts'

/** Somebody whom a letter names, by one mark. */
export interface Person {
  readonly index: number
  readonly surnames: ReadonlySet<string>
  readonly given: ReadonlySet<string>
}

interface Growing {
  index: number
  readonly surnames: Set<string>
  readonly given: Set<string>
}

interface Numbering {
  /** Index of the next person who is not the letter's subject. */
  readonly free: number
  /** Whether the one whom the letter is about is replaced already. */
  readonly isSubjectKnown: boolean
}

/** Who is mentioned; the one whom the letter is about has index 0. */
export function personsOf(mentions: readonly Mention[], { free, isSubjectKnown }: Numbering): Person[] {
  const named = withoutGenitive(mentions)
  const persons: Growing[] = []
  for (const mention of named) addTo(persons, mention)
  const subject = isSubjectKnown ? undefined : persons.find(({ surnames }) => surnames.has(surnameOf(subjectOf(named))))
  for (const [at, person] of persons.filter((one) => one !== subject).entries()) person.index = free + at
  return persons
}

function addTo(persons: Growing[], { words, kind }: Mention): void {
  const surname = surnameOf({ words })
  const given = words
    .slice(0, -1)
    .filter((word) => !word.endsWith('.'))
    .flatMap(partsOf)
  const before = persons.at(-1)
  const same = kind === 'birth-name' ? before : persons.find((person) => isSame(person, surname, given))
  const person = same ?? { index: 0, surnames: new Set<string>(), given: new Set<string>() }
  for (const part of partsOf(surname)) person.surnames.add(part)
  for (const name of given) person.given.add(name)
  if (!same) persons.push(person)
}

function isSame(person: Person, surname: string, given: readonly string[]): boolean {
  const isOpen = given.length === 0 || person.given.size === 0
  return person.surnames.has(surname) && (isOpen || given.some((name) => person.given.has(name)))
}

/** „Herrn Petersens Leistungen“ names Petersen, if the letter does so elsewhere. */
function withoutGenitive(mentions: readonly Mention[]): Mention[] {
  const surnames = new Set(mentions.map(surnameOf))
  return mentions.map((mention) => {
    const last = mention.words.at(-1) ?? ''
    const plain = last.replace(/['’]?s$/, '')
    return plain !== last && surnames.has(keyOf(plain)) ? { ...mention, words: [...mention.words.slice(0, -1), plain] } : mention
  })
}

/** Whom the letter speaks of most often by Frau or Herr; else whom it names first. */
function subjectOf(mentions: readonly Mention[]): Pick<Mention, 'words'> {
  const spoken = mentions.filter(({ kind }) => kind === 'addressed')
  const byName = [...Map.groupBy(spoken, surnameOf).values()].sort((a, b) => b.length - a.length)
  return byName[0]?.[0] ?? mentions[0] ?? { words: [] }
}

function surnameOf({ words }: Pick<Mention, 'words'>): string {
  return keyOf(words.at(-1) ?? '')
}

/** Whom a mention means among them. */
export function personOf({ words }: Mention, persons: readonly Person[]): Person | undefined {
  const given = words.slice(0, -1).map(keyOf)
  const same = persons.filter((person) => keysOf(words.at(-1) ?? '').some((key) => person.surnames.has(key)))
  return same.find((person) => given.some((name) => person.given.has(name))) ?? same[0]
}

/** Whom a word names: by surname, then by first name; in the genitive too. The subject of the letter comes first. */
export function namedBy(word: string, persons: readonly Person[]): Person | undefined {
  const keys = keysOf(word)
  const inOrder = persons.toSorted((a, b) => a.index - b.index)
  return inOrder.find(({ surnames }) => keys.some((key) => surnames.has(key))) ?? inOrder.find(({ given }) => keys.some((key) => given.has(key)))
}

function keysOf(word: string): string[] {
  return partsOf(word).flatMap((key) => [key, key.replace(/['’]?s$|['’]$/, '')])
}
