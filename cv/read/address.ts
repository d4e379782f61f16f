import type { Passage } from '#language'
import type { Address, Field } from '../model/cv.ts'
import { labelledOf } from '../text/labelled.ts'
import type { Line } from '../text/lines.ts'
import { fieldOf, type Piece, part, splitAt, trimmed } from '../text/piece.ts'
import { wordKeysOf } from '../text/words.ts'
import { classifyJob } from './classify.ts'
import { isContactLine } from './contact.ts'

const CITY = String.raw`\p{Lu}[\p{L}.-]{1,30}(?: (?:am|an der|an|im|in|ob der|bei|\p{Lu}[\p{L}.-]{1,30})){0,3}(?: ?\(\p{L}[\p{L} ./-]{0,20}\))?`
const german = new RegExp(String.raw`(?<![\p{L}\p{N}/])(?:(?:D|A|CH|DE|AT)[- ])?(?<code>\d{5}|(?<=(?:A|CH|AT)[- ])\d{4})\s{1,3}(?<city>${CITY})`, 'u')
/** Four digits are a post code behind a label or at the end of a street only: they may be a year. */
const short = new RegExp(String.raw`^(?<code>[1-9]\d{3}) (?<city>${CITY})$`, 'u')
const british = /(?:^|[\s,])(?:(?<city>\p{Lu}[\p{L}-]{1,30}(?: \p{Lu}[\p{L}-]{1,30})?),? )?(?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![\p{L}\p{N}])/u

const NUMBER = String.raw`[\dlI][\dOlI]{0,3}(?: ?[a-zA-Z](?!\p{L}))?(?: ?[-/] ?\d{1,4})?`
const streetAtEnd = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\p{Lu}[\p{L}.'’-]{1,40}(?: (?:\p{Lu}[\p{L}.'’-]{0,40}|des|der|den|dem|von|am|an|im|zum|zur|und|\d{1,2}\.)){0,5} ${NUMBER}$`,
  'u',
)
const britishStreet = /(?<![\p{L}\p{N}])\d{1,4}[a-z]? \p{Lu}[\p{L}'’.]{1,30}(?: \p{Lu}[\p{L}'’.]{1,30}){1,3}$/u

const none: Address = { street: null, postalCode: null, city: null }

function found(piece: Piece, text: string | undefined, from = 0): Piece | null {
  const at = text ? piece.text.indexOf(text, from) : -1
  return text && at >= 0 ? part(piece, at, at + text.length) : null
}

/** The street stands right before the post code, or on the line above it. */
function streetOf(source: Passage, before: Piece, above: Line | undefined): Field | null {
  const own = trimmed(part(before, 0, before.text.replace(/(?<!\s)\s+in\s*$/, '').length))
  const candidate = own.text ? own : above && !isContactLine(source, above) ? above : null
  const street = candidate && (streetAtEnd.exec(candidate.text) ?? britishStreet.exec(candidate.text))
  return candidate && street ? fieldOf(source, part(candidate, street.index, street.index + street[0].length), 'high') : null
}

/** The post code of a line, the town beside it and the street before it. */
function withCode(source: Passage, line: Line, above: Line | undefined): Address | null {
  const labelled = labelledOf(line)
  const value = labelled && ['city', 'address'].includes(labelled.label) ? labelled.value : line
  const match = german.exec(value.text) ?? (value === line ? null : short.exec(value.text)) ?? british.exec(value.text)
  const code = match && found(value, match.groups?.code, match.index)
  if (!match || !code) return null
  const city = found(value, match.groups?.city, match.index)
  const first = Math.min(code.start, city?.start ?? code.start) - value.start
  const countryCode = /(?:D|A|CH|DE|AT)[- ]$/.exec(value.text.slice(0, first))?.[0].length ?? 0
  return {
    street: streetOf(source, part(value, 0, first - countryCode), above),
    postalCode: fieldOf(source, code, 'high'),
    city: city && fieldOf(source, trimmed(city), 'high'),
  }
}

/** Fields that have a label of their own. */
function labelledFields(source: Passage, lines: readonly Line[]): Address {
  const all = lines.flatMap((line) => splitAt(line, / ?[|·•] ?/g)).flatMap((cell) => labelledOf(trimmed(cell)) ?? [])
  const valueNamed = (wanted: string) => all.find(({ label }) => label === wanted)?.value
  const [street, city] = [valueNamed('street'), valueNamed('city')]
  return {
    street: street ? fieldOf(source, street, 'high') : null,
    postalCode: null,
    city: city && !/\d/.test(city.text) ? fieldOf(source, city, 'high') : null,
  }
}

const placeName = /^\p{Lu}[\p{L}.-]{2,30}(?: (?:am|an der|\p{Lu}[\p{L}.-]{1,30})){0,2}$/u

/** "Leipzig | 0176 … | a@b.de": a name of one or two words among ways to reach somebody is a town, most likely. */
function cityAmongContacts(source: Passage, lines: readonly Line[], name: string): Field | null {
  for (const line of lines.filter((one) => isContactLine(source, one))) {
    const cells = splitAt(line, / {2,}| ?[|·•] ?/g).map(trimmed)
    if (cells.length < 2) continue
    const place = cells.flatMap((cell) => splitAt(cell, /, /g).slice(0, 1)).find(({ text }) => isPlace(text, name))
    if (place) return fieldOf(source, place, 'low')
  }
  return null
}

const isPlace = (text: string, name: string) =>
  placeName.test(text) && classifyJob(text) === null && !wordKeysOf(name).some((word) => wordKeysOf(text).includes(word))

/** The address of the person: the first one before the sections of work and education. */
export function addressOf(source: Passage, lines: readonly Line[], name: string): Address {
  const withCodes = lines.flatMap((line, index) => withCode(source, line, lines[index - 1]) ?? [])[0] ?? none
  const labelled = labelledFields(source, lines)
  return {
    street: withCodes.street ?? labelled.street,
    postalCode: withCodes.postalCode,
    city: withCodes.city ?? labelled.city ?? cityAmongContacts(source, lines, name),
  }
}
