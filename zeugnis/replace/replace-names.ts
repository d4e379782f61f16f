import type { Place } from '../model/mark.ts'
import { issuerNames, registeredNames } from './companies.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { INITIAL, isAmbiguous, keyOf, NAME, PARTICLES, TITLE } from './name-words.ts'
import { namedBy, type Person, personOf, personsOf } from './persons.ts'
import { personMark, replaced } from './placeholders.ts'

/**
 * Replaces persons' names, also where they stand without a first name, in the genitive or in capitals. Names of companies stay.
 * @param free the index of the next person; that of whom the letter is about is 0
 */
export function replaceNames(text: string, free: number): string {
  const kept = [...registeredNames(text), ...placesOf(text, replaced)]
  const mentions = mentionsIn(text).filter((mention) => !touches(kept, mention))
  const persons = personsOf(mentions, { free, isSubjectKnown: text.includes(personMark(0)) })
  return withoutInitials(rewrite(text, runsIn(text, { mentions, persons, kept, issuers: issuerNames(text) }), persons))
}

function placesOf(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

function touches(places: readonly Place[], { start, end }: Place): boolean {
  return places.some((place) => place.start < end && start < place.end)
}

interface NamePlace extends Place {
  readonly person: Person
  readonly mention: Mention | undefined
}

interface Known {
  readonly mentions: readonly Mention[]
  readonly persons: readonly Person[]
  readonly kept: readonly Place[]
  readonly issuers: readonly Place[]
}

const word = new RegExp(`(?<![\\p{L}\\p{M}])${NAME}`, 'gu')
/** „Koch war …“, at the head of a sentence: nobody speaks of an occupation like that. */
const verb =
  /^[ \u00a0](?:war|ist|hat|hatte|wurde|arbeitete?|zeigte?|erledigte?|verfügte?|verlässt|scheidet|überzeugte?|besaß|besitzt|beherrschte?|trat|konnte|führte?)(?!\p{L})/u

/** Words that belong to a name, those beside each other as one. */
function runsIn(text: string, known: Known): NamePlace[] {
  const places = [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    // „S. Albers“: an initial goes with what follows it.
    if (found.length === 1 && text[index + 1] === '.') return []
    const place = { start: index, end: index + found.length }
    if (touches(known.kept, place)) return []
    const mention = known.mentions.find(({ start, end }) => start <= place.start && place.end <= end)
    const person = mention ? personOf(mention, known.persons) : barePerson(text, place, known)
    return person ? [{ ...place, person, mention }] : []
  })
  const runs: NamePlace[] = []
  for (const place of places) {
    const last = runs.at(-1)
    const isOne = last && (between.test(text.slice(last.end, place.start)) || (place.mention && last.mention === place.mention))
    // The surname decides who is meant, and it comes last.
    if (isOne)
      runs[runs.length - 1] = {
        ...place,
        start: last.start,
        person: place.mention ? place.person : (namedBy(text.slice(place.start, place.end), known.persons) ?? last.person),
      }
    else runs.push(place)
  }
  return runs
}

const between = new RegExp(`^(?:[ \\u00a0]|-|_)(?:(?:${INITIAL}|${PARTICLES.trim()})[ \\u00a0]?)*$`, 'u')

/** A name by itself: not where it is the company's, nor where it may be a word. */
function barePerson(text: string, place: Place, { persons, issuers }: Known): Person | undefined {
  const found = namedBy(text.slice(place.start, place.end), persons)
  if (!found || touches(issuers, place)) return undefined
  const key = keyOf(text.slice(place.start, place.end))
  if (!isAmbiguous(key) && !isAmbiguous(key.replace(/s$/, ''))) return found
  const first = /(\p{L}+)[ \u00a0]$/u.exec(text.slice(Math.max(0, place.start - 40), place.start))?.[1] ?? ''
  if (found.given.has(keyOf(first))) return found
  const isHead = /(?:^|[.!?\n])[ \u00a0]*$/.test(text.slice(Math.max(0, place.start - 3), place.start))
  return isHead && verb.test(text.slice(place.end, place.end + 20)) ? found : undefined
}

const before = new RegExp(`(?:(?<![\\p{L}])${TITLE}[ \\u00a0]|(?<!\\p{L}|\\p{Ll}\\. ?)${INITIAL}[ \\u00a0]?|(?<![\\p{L}])${PARTICLES})+$`, 'u')
const LONGEST_TITLE = 60

/** Puts the marks in, with titles and initials before a name taken away and its genitive kept. */
function rewrite(text: string, runs: readonly NamePlace[], persons: readonly Person[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, person } of runs) {
    const lead = before.exec(text.slice(Math.max(at, start - LONGEST_TITLE), start))?.[0] ?? ''
    pieces.push(text.slice(at, start - lead.length), personMark(person.index), genitiveOf(text.slice(start, end), persons))
    at = end
  }
  return [...pieces, text.slice(at)].join('')
}

/** „Petersens“ keeps its s, as long as nobody is called that. */
function genitiveOf(name: string, persons: readonly Person[]): string {
  const key =
    keyOf(name)
      .split(/[\s_-]/)
      .at(-1) ?? ''
  const isName = persons.some(({ surnames, given }) => surnames.has(key) || given.has(key))
  return isName ? '' : (/['’]?s$|['’]$/.exec(name)?.[0] ?? '')
}

const initialsOnly = new RegExp(`(?<=(?<!\\p{L})(?:Herrn?|Frau)[ \\u00a0])${INITIAL}(?!\\p{L})`, 'gu')

/** „Frau A.“ is somebody: the one whom the letter is about. */
function withoutInitials(text: string): string {
  return text.replace(initialsOnly, personMark(0))
}
