import type { Address } from '../model/spec.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { INITIAL } from './name-words.ts'
import { subjectAmong } from './persons.ts'
import { personMark, replaced } from './placeholders.ts'

/** The one whom a letter is about. */
export interface Subject {
  /** Keys by which names are compared. */
  readonly surnames: ReadonlySet<string>
  readonly given: ReadonlySet<string>
  readonly address: Address
  /** As they stand there, with particles; the first name is empty where the letter has none. */
  readonly firstName: string
  readonly lastName: string
  /** „Dr.“, as it stands before the surname. */
  readonly title: string | undefined
  /** In full, with title and birth name, as the letter introduces the person; empty where it never does. */
  readonly fullName: string
  /** „Frau“ or „Herr“ where the full name is introduced by it. */
  readonly introducedAs: Address | null
  /** Whether the name was replaced: then it tells nobody apart. */
  readonly isReplaced: boolean
}

const mark = personMark(0)
const nobody: ReadonlySet<string> = new Set()
const woman = /(?<!\p{L})(?:Frau|FRAU|Fr\.)[\s\u00a0]/gu
const man = /(?<!\p{L})(?:Herrn?|HERRN?|Hr\.)[\s\u00a0]/gu
/** Enough of what stands before a name: form of address and titles. */
const BEFORE = 40

/** Reads of whom a letter speaks; null where it names nobody. */
export function subjectOf(text: string): Subject | null {
  if (text.includes(mark)) return { ...unnamed(addressBefore(text, placesOfMark(text))), isReplaced: true }
  const found = subjectAmong(mentionsIn(text).filter(({ start, end }) => !text.slice(start, end).match(replaced)))
  if (!found) return null
  const spoken = found.mentions.filter(({ kind }) => kind === 'addressed')
  const { surnames, given } = found.person
  return { surnames, given, address: addressBefore(text, spoken), ...namesOf(text, found.mentions), isReplaced: false }
}

function unnamed(address: Address): Omit<Subject, 'isReplaced'> {
  return { surnames: nobody, given: nobody, address, firstName: '', lastName: mark, title: undefined, fullName: '', introducedAs: null }
}

function placesOfMark(text: string): { readonly start: number }[] {
  const places: { start: number }[] = []
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) places.push({ start: at })
  return places
}

function addressBefore(text: string, places: readonly { readonly start: number }[]): Address {
  const before = places.map(({ start }) => text.slice(Math.max(0, start - BEFORE), start)).map((words) => words.slice(words.lastIndexOf('\n') + 1))
  const count = (pattern: RegExp) => before.filter((words) => words.match(pattern)).length
  const [women, men] = [count(woman), count(man)]
  if (women === men) return 'name'
  return women > men ? 'frau' : 'herr'
}

const academic = /(?:(?:Prof|Dr)\.[ \u00a0]){1,3}$/u
const initial = new RegExp(`^${INITIAL}$`, 'u')

/** The surname as it stands behind a form of address, and the first names where somebody is named in full. A birth name is neither. */
function namesOf(text: string, mentions: readonly Mention[]): Pick<Subject, 'firstName' | 'lastName' | 'title' | 'fullName' | 'introducedAs'> {
  const own = mentions.filter(({ kind }) => kind !== 'birth-name')
  const inFull = own.filter(({ words }) => words.length > 1 && !words.some((word) => initial.test(word)))
  const [full] = inFull
  const alone = own.find(({ words }) => words.length === 1)
  const firstName = full ? full.words.slice(0, -1).join(' ') : ''
  const place = alone ?? full ?? { start: 0, end: 0 }
  const written = text.slice(place.start, place.end).replace(/\s+/g, ' ')
  const born = mentions.find(({ kind }) => kind === 'birth-name')?.words.join(' ')
  const titles = inFull.map((one) => titleBefore(text, one))
  return {
    firstName,
    title: titleBefore(text, place),
    lastName: alone ? written : written.slice(firstName.length).trim() || (full?.words.at(-1) ?? ''),
    introducedAs: full?.kind === 'addressed' ? addressBefore(text, [full]) : null,
    fullName: full ? [titles.find(Boolean), full.words.join(' '), born && `geb. ${born}`].filter(Boolean).join(' ') : '',
  }
}

function titleBefore(text: string, { start }: { readonly start: number }): string | undefined {
  return academic.exec(text.slice(Math.max(0, start - BEFORE), start))?.[0].trim()
}
