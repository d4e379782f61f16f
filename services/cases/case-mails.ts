import type { BatchService } from 'pocketbase'
import { type Begun, type CaseRole, type GuestRole, guestRoles, type ReferenceCase, stateDue } from '#processes'
import { processRules } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { caseMailOf, caseMailTexts } from '#words/said'
import { writeLetter } from '../mails/letter.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { addLink } from './links.ts'

export interface Told {
  readonly batch: BatchService
  readonly call: Begun
  readonly roles: readonly CaseRole[]
  readonly one: ReferenceCase
  readonly id: string
  /** The number of the event that they are told of: a mail for each. */
  readonly seq: number
  readonly workplace: { readonly id: string; readonly locale: Locale }
  /** Where the mails to the people of the trial really go. */
  readonly recipient: string
  readonly expires: Date
  readonly addresses: CaseAddresses
  readonly now: Date
}

/** Where the links of these mails lead. */
export interface CaseAddresses {
  case(id: string, locale: Locale): string
  guest(token: string, locale: Locale): string
  invite(token: string, locale: Locale): string
}

/** Writes the mails of an event beside it. Each goes to whoever tries it out, and names the person whom it would go to. */
export function tell(told: Told): void {
  for (const role of told.roles) tellOne(role, told)
}

function tellOne(role: CaseRole, { batch, call, one, id, seq, workplace, recipient, expires, addresses, now }: Told): void {
  const { locale } = workplace
  const texts = caseMailTexts[locale]
  const mail = caseMailOf(call === 'open' && one.request.askedBy === role ? 'ask' : call, role)
  if (!mail) throw new RangeError(`No mail tells ${role} of ${call}`)
  const { title, text, button } = texts.calls[mail]
  const due = stateDue(one, processRules)
  const places = { ...namesIn(one), day: due ? longDate(due, locale) : '' }
  const address = isGuest(role)
    ? addresses.guest(addLink(batch, { workplace: workplace.id, case: id, role, expires }), locale)
    : addresses.case(id, locale)
  const letter = writeLetter({
    language: locale,
    subject: fill(title, places),
    title: fill(title, places),
    text: [fill(texts.to, { role: texts.roles[role], name: nameOf(role, one) }), fill(text, places)],
    button: { label: button, address },
    note: [texts.note],
  })
  queueMail(batch, { ...letter, recipient, reference: `case:${id}:${seq}:${role}` }, now)
}

const isGuest = (role: CaseRole): role is GuestRole => guestRoles.some((one) => one === role)

function namesIn({ request, people }: ReferenceCase) {
  return { person: `${request.firstName} ${request.lastName}`, job: request.jobTitle, manager: people.manager, reviewer: people.reviewer }
}

/** Who of the trial would get it: of HR nobody is named, whoever signs the letter is another matter. */
function nameOf(role: CaseRole, one: ReferenceCase): string {
  const { person, manager, reviewer } = namesIn(one)
  return { hr: one.request.employer.name, employee: person, manager, reviewer }[role]
}
