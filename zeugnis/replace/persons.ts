import { keyOf } from '#language'
import type { Mention } from './mentions.ts'
import { partsOf } from './name-words.ts'

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
  /** Indices for persons who are not the letter's subject. */
  readonly free: Iterator<number, never>
  /** Whether the one whom the letter is about is replaced already. */
  readonly isSubjectKnown: boolean
}

/** Those whom a letter names, found by their names: a letter of thousands is searched as fast as one of two. */
export interface Persons {
  /** Whom a mention means among them. */
  readonly meantBy: (mention: Pick<Mention, 'words'>) => Person | undefined
  /** Whom a word names: by surname, then by first name; in the genitive too. The subject of the letter comes first. */
  readonly namedBy: (word: string) => Person | undefined
  /** Whether somebody is called exactly that. */
  readonly isName: (key: string) => boolean
}

/** Who is mentioned; the one whom the letter is about has index 0. */
export function personsOf(mentions: readonly Mention[], { free, isSubjectKnown }: Numbering): Persons {
  const named = withoutGenitive(mentions)
  const persons = gather(named)
  const subject = isSubjectKnown ? undefined : persons.find(({ surnames }) => surnames.has(surnameOf(subjectOf(named))))
  for (const person of persons) if (person !== subject) person.index = free.next().value
  return findable(persons.toSorted((a, b) => a.index - b.index))
}

/** The one whom the letter is about, and each mention of them; nothing where it names nobody. */
export function subjectAmong(mentions: readonly Mention[]): { readonly person: Person; readonly mentions: readonly Mention[] } | undefined {
  const named = withoutGenitive(mentions)
  const surname = surnameOf(subjectOf(named))
  const person = gather(named).find(({ surnames }) => surnames.has(surname))
  return person && { person, mentions: named.filter((mention) => person.surnames.has(surnameOf(mention))) }
}

/** Each person once, in the order in which the letter names them. */
function gather(mentions: readonly Mention[]): Growing[] {
  const persons: Growing[] = []
  const ofSurname = new Map<string, Growing[]>()
  for (const { words, kind } of mentions) {
    const surname = surnameOf({ words })
    const given = givenOf(words)
    const same = kind === 'birth-name' ? persons.at(-1) : ofSurname.get(surname)?.find((person) => isOneOf(person, given))
    const person = same ?? { index: 0, surnames: new Set<string>(), given: new Set<string>() }
    for (const part of partsOf(surname)) if (!person.surnames.has(part)) addTo(ofSurname, part, person)
    for (const part of partsOf(surname)) person.surnames.add(part)
    for (const name of given) person.given.add(name)
    if (!same) persons.push(person)
  }
  return persons
}

function givenOf(words: readonly string[]): string[] {
  return words
    .slice(0, -1)
    .filter((word) => !word.endsWith('.'))
    .flatMap(partsOf)
}

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Of those of one surname: whoever has no other given name than these. */
function isOneOf(person: Person, given: readonly string[]): boolean {
  return given.length === 0 || person.given.size === 0 || given.some((name) => person.given.has(name))
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

/** @param persons the subject of the letter first */
function findable(persons: readonly Person[]): Persons {
  const ofSurname = new Map<string, Person[]>()
  const ofGiven = new Map<string, Person[]>()
  for (const person of persons) {
    for (const surname of person.surnames) addTo(ofSurname, surname, person)
    for (const given of person.given) addTo(ofGiven, given, person)
  }
  const firstOf = (lists: ReadonlyMap<string, readonly Person[]>, keys: readonly string[]) =>
    keys.flatMap((key) => lists.get(key)?.[0] ?? []).sort((a, b) => a.index - b.index)[0]
  return {
    meantBy({ words }) {
      const given = words.slice(0, -1).map(keyOf)
      const surnames = keysOf(words.at(-1) ?? '')
      const same = surnames.flatMap((key) => ofSurname.get(key) ?? [])
      return same.find((person) => given.some((name) => person.given.has(name))) ?? firstOf(ofSurname, surnames)
    },
    namedBy(word) {
      const keys = keysOf(word)
      return firstOf(ofSurname, keys) ?? firstOf(ofGiven, keys)
    },
    isName: (key) => ofSurname.has(key) || ofGiven.has(key),
  }
}

function keysOf(word: string): string[] {
  return partsOf(word).flatMap((key) => [key, key.replace(/['’]?s$|['’]$/, '')])
}
