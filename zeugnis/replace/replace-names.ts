import { keyOf, type Place, placesOf } from '#language'
import { issuerNames, registeredNames } from './companies.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { INITIAL, isAmbiguous, NAME, ONE_INITIAL, PARTICLES, TITLE } from './name-words.ts'
import { type Person, type Persons, personsOf } from './persons.ts'
import { personMark, replaced } from './placeholders.ts'

/**
 * Replaces persons' names, also where they stand without a first name, in the genitive or in capitals. Names of companies stay.
 * @param free indices for further persons; that of whom the letter is about is 0
 */
export function replaceNames(text: string, free: Iterator<number, never>): string {
  const isKept = coverOf(text, [...registeredNames(text), ...placesOf(text, replaced)])
  const mentions = mentionsIn(text).filter((mention) => !isKept(mention))
  const persons = personsOf(mentions, { free, isSubjectKnown: text.includes(personMark(0)) })
  return withoutInitials(rewrite(text, runsIn(text, { mentions, persons, isKept, isIssuer: coverOf(text, issuerNames(text)) }), persons))
}

/** Tells whether a place of the text touches one of these. */
function coverOf(text: string, places: readonly Place[]): (place: Place) => boolean {
  const covered = new Uint8Array(text.length)
  for (const { start, end } of places) covered.fill(1, start, end)
  return ({ start, end }) => covered.subarray(start, end).includes(1)
}

interface NamePlace extends Place {
  readonly person: Person
  readonly mention: Mention | undefined
}

interface Known {
  readonly mentions: readonly Mention[]
  readonly persons: Persons
  readonly isKept: (place: Place) => boolean
  readonly isIssuer: (place: Place) => boolean
}

const word = new RegExp(`(?<![\\p{L}\\p{M}])${NAME}`, 'gu')
/** „Koch war …“, at the head of a sentence: nobody speaks of an occupation like that. */
const verb =
  /^[ \u00a0](?:war|ist|hat|hatte|wurde|arbeitete?|zeigte?|erledigte?|verfügte?|verlässt|scheidet|überzeugte?|besaß|besitzt|beherrschte?|trat|konnte|führte?)(?!\p{L})/u

/** Words that belong to a name, those beside each other as one. */
function runsIn(text: string, known: Known): NamePlace[] {
  const mentionAt = inOrder(known.mentions)
  const places = [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    // „S. Albers“: an initial goes with what follows it.
    if (found.length === 1 && text[index + 1] === '.') return []
    const place = { start: index, end: index + found.length }
    if (known.isKept(place)) return []
    const mention = mentionAt(place)
    const person = mention ? known.persons.meantBy(mention) : barePerson(text, place, known)
    return person ? [{ ...place, person, mention }] : []
  })
  const runs: NamePlace[] = []
  for (const place of places) {
    const last = runs.at(-1)
    const isOne = last && (between.test(text.slice(last.end, place.start)) || (place.mention && last.mention === place.mention))
    // The surname decides who is meant, and it comes last.
    if (isOne) runs[runs.length - 1] = { ...place, start: last.start }
    else runs.push(place)
  }
  return runs
}

const between = new RegExp(`^(?:[ \\u00a0]|-|_)(?:${ONE_INITIAL}|${PARTICLES})*$`, 'u')

/** Which mention holds a place: the one that begins first. Places are asked for in the order of the text. */
function inOrder(mentions: readonly Mention[]): (place: Place) => Mention | undefined {
  let open: Mention[] = []
  let next = 0
  return ({ start, end }) => {
    open = open.filter((mention) => mention.end > start)
    for (let mention = mentions[next]; mention && mention.start <= start; mention = mentions[++next]) open.push(mention)
    return open.find((mention) => end <= mention.end)
  }
}

/** A name by itself: not where it is the company's, nor where it may be a word. */
function barePerson(text: string, place: Place, { persons, isIssuer }: Known): Person | undefined {
  const found = persons.namedBy(text.slice(place.start, place.end))
  if (!found || isIssuer(place)) return undefined
  const key = keyOf(text.slice(place.start, place.end))
  if (!isAmbiguous(key) && !isAmbiguous(key.replace(/s$/, ''))) return found
  const first = /(\p{L}+)[ \u00a0]$/u.exec(text.slice(Math.max(0, place.start - 40), place.start))?.[1] ?? ''
  if (found.given.has(keyOf(first))) return found
  const isHead = /(?:^|[.!?\n])[ \u00a0]*$/.test(text.slice(Math.max(0, place.start - 3), place.start))
  return isHead && verb.test(text.slice(place.end, place.end + 20)) ? found : undefined
}

const before = new RegExp(`(?:(?<![\\p{L}])${TITLE}[ \\u00a0]|(?<!\\p{L}|\\p{Ll}\\. ?)${ONE_INITIAL}|(?<![\\p{L}])${PARTICLES})+$`, 'u')
const LONGEST_TITLE = 60

/** Puts the marks in, with titles and initials before a name taken away and its genitive kept. */
function rewrite(text: string, runs: readonly NamePlace[], persons: Persons): string {
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
function genitiveOf(name: string, persons: Persons): string {
  const key =
    keyOf(name)
      .split(/[\s_-]/)
      .at(-1) ?? ''
  return persons.isName(key) ? '' : (/['’]?s$|['’]$/.exec(name)?.[0] ?? '')
}

const initialsOnly = new RegExp(`(?<=(?<!\\p{L})(?:Herrn?|Frau)[ \\u00a0])${INITIAL}(?!\\p{L})`, 'gu')

/** „Frau A.“ is somebody: the one whom the letter is about. */
function withoutInitials(text: string): string {
  return text.replace(initialsOnly, personMark(0))
}
