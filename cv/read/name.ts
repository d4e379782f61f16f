import { keyOf, type Passage } from '#language'
import { cvTitle, isHeading } from '../lexicon/headings.ts'
import type { Field } from '../model/cv.ts'
import { labelledOf } from '../text/labelled.ts'
import { isBlank, type Line } from '../text/lines.ts'
import { endOf, fieldOf, type Piece, part, splitAt, trimmed } from '../text/piece.ts'
import { wordKeysOf } from '../text/words.ts'
import { classifyEducation, classifyJob } from './classify.ts'

const TITLE = String.raw`(?:(?:Prof\.|Dr\.|med\.|rer\.|nat\.|phil\.|jur\.|Dipl\.-\p{Lu}\p{L}{1,12}\.?|Dipl\. ?\p{Lu}\p{L}{1,12}\.?|\((?:FH|Univ\.|TU)\)|Mag\.) ?){0,4}`
const WORD = String.raw`\p{Lu}[\p{L}'’.-]{0,30}`
const person = new RegExp(
  String.raw`^${TITLE}${WORD}(?: (?:van|von|de|der|den|zu|da|dos|el|al|bin|${WORD})){1,4}(?:, (?:[BM]\. ?(?:A|Sc)\.?|MBA|PhD))?$`,
  'u',
)

const titles = new RegExp(`^${TITLE}`, 'u')
const names = new RegExp(`^${WORD}(?: ${WORD}){1,3}`, 'u')

const plainName = (text: string) => text.replace(titles, '').replace(/,.*/, '')

/** Looks like the name of a person: words with capitals, none of them a post, a school or a heading. */
function isPerson(text: string): boolean {
  const plain = plainName(text)
  return person.test(text) && !isHeading(text) && classifyJob(plain) !== 'what' && classifyEducation(plain) === null && !cvTitle.test(keyOf(text))
}

/** First lines and cells that may hold it. */
function candidates(lines: readonly Line[]): Piece[] {
  const first = lines.filter((line) => !isBlank(line)).slice(0, 4)
  return first.flatMap((line) => {
    const [cell] = splitAt(line, / {2,}|\t| ?[|·•] ?/g).map(trimmed)
    const [segment] = cell ? splitAt(cell, /, (?![BM]\. ?(?:A|Sc)|MBA|PhD)/g).map(trimmed) : []
    return segment ? [segment] : []
  })
}

/** A full stop behind a whole name; one behind an initial belongs to it. */
const endOfSentence = /(?<=\p{L}{2})\.$/u

const spoken = /(?:mein name ist|ich heiße|my name is)\s{1,3}/iu

function labelledName(source: Passage, lines: readonly Line[]): Field | null {
  const all = lines.flatMap((line) => labelledOf(line) ?? [])
  const valueNamed = (wanted: string) => all.find(({ label }) => label === wanted)?.value
  const whole = valueNamed('name')
  if (whole && /^\p{Lu}/u.test(whole.text)) return fieldOf(source, whole, 'high')
  const [first, last] = [valueNamed('firstName'), valueNamed('lastName')]
  if (!first || !last) return null
  const [from, to] = first.start < last.start ? [first, last] : [last, first]
  const field = fieldOf(source, { text: source.text.slice(from.start, endOf(to)), start: from.start }, 'high')
  return { ...field, value: `${first.text} ${last.text}` }
}

function spokenName(source: Passage, lines: readonly Line[]): Field | null {
  for (const line of lines) {
    const said = spoken.exec(line.text)
    const name = said && names.exec(line.text.slice(said.index + said[0].length))
    if (said && name) {
      const from = said.index + said[0].length
      return fieldOf(source, part(line, from, from + name[0].replace(endOfSentence, '').length), 'high')
    }
  }
  return null
}

function titledName(source: Passage, title: Line | null): Field | null {
  const found =
    title && /^(?:tabellarischer )?(?:lebenslauf|curriculum vitae|cv|resume|résumé|vita)[\s:–|-]{1,6}(?:(?:von|of|for) )?/iu.exec(title.text)
  const rest = title && found && trimmed(part(title, found[0].length))
  return rest && isPerson(rest.text) ? fieldOf(source, rest, 'high') : null
}

/** Part of the address of mail that is a part of the name, too. */
function isInMail(name: string, emails: readonly Field[]): boolean {
  const parts = wordKeysOf(plainName(name))
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length >= 3)
  return emails.some(({ value }) => parts.some((word) => keyOf(value).includes(word)))
}

/**
 * The name of the person: labelled, said or in the title (high); a first line that looks like one (high when the address
 * of mail has it, too, else medium).
 * @param groups lines that may hold it, the likeliest first
 */
export function nameOf(source: Passage, title: Line | null, groups: readonly (readonly Line[])[], emails: readonly Field[]): Field | null {
  const said = labelledName(source, groups.flat()) ?? spokenName(source, groups.flat()) ?? titledName(source, title)
  if (said) return said
  const found = groups.flatMap(candidates).find(({ text }) => isPerson(text))
  return found ? fieldOf(source, found, isInMail(found.text, emails) ? 'high' : 'medium') : null
}
