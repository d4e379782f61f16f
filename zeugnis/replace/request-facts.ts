import { letterFacts } from '../analyse/letter/letter-facts.ts'
import type { IsoDate } from '../model/spec.ts'
import { employerIn } from './employer.ts'
import { letterhead } from './letter-edges.ts'
import { analyseReplaced } from './placeholders.ts'
import { subjectOf } from './subject.ts'

/** What somebody who answers a reference takes from it; nothing where it does not say so, or where it was replaced. */
export interface RequestFacts {
  readonly employer: string | null
  /** Street and town, a line each. */
  readonly address: string | null
  readonly issued: IsoDate | null
  /** First name and surname, with a title. */
  readonly person: string | null
}

const street = /^\p{L}[\p{L}. -]{2,50} \d{1,4}[ -]?[a-z]?(?:[-–]\d{1,4})?$/iu
const town = /^(?:D[- –])?\d{5} \p{L}[\p{L}. /()-]{1,50}$/u
const behindName = /, (?=\p{L}[\p{L}. -]{2,50} \d|\d{5} )/u

/** Who issued a reference, where they are, when, and for whom. */
export function requestFacts(text: string): RequestFacts {
  const analysis = analyseReplaced(text)
  if (!analysis.isReference) return { employer: null, address: null, issued: null, person: null }
  const { issuer, issued } = letterFacts(text, analysis)
  const lines = letterhead(text).map((segment) => segment.text.trim())
  const address = [lines.find((line) => street.test(line)), lines.find((line) => town.test(line))].filter((line) => line !== undefined)
  return {
    employer: issuer?.split(behindName)[0]?.trim() ?? employerIn(text),
    address: address.length > 0 ? address.join('\n') : null,
    issued,
    person: personIn(text),
  }
}

function personIn(text: string): string | null {
  const person = subjectOf(text)
  if (!person || person.isReplaced || person.firstName === '') return null
  return [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
}
