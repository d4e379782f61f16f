import { jobs } from '#words/facts'
import { fill, longDate } from '#words/interface'
import { companyMailTexts } from '#words/said'
import type { Lead } from '../leads/lead.ts'
import { type Fact, type Letter, writeLetter } from './letter.ts'

const { titles, text, labels, choices, languages, files: fileTexts, open, note } = companyMailTexts.notice

interface NoticeOptions {
  /** Else they are only on the server. */
  readonly areFilesAttached: boolean
  /** Where the desk shows it. */
  readonly address: string
}

/** Tells the company, which reads German, what a visitor sent. */
export function noticeLetter(lead: Lead, { areFilesAttached, address }: NoticeOptions): Letter {
  const { kind, name, company, deleteOn } = lead
  return writeLetter({
    language: 'de',
    subject: `${titles[kind]}: ${name}${company ? `, ${company}` : ''}`,
    title: titles[kind],
    text: [fill(text, { name, email: lead.email })],
    facts: factsOf(lead),
    button: { label: open, address },
    note: [...(lead.files.length > 0 ? [filesNote(lead, areFilesAttached)] : []), fill(note, { id: lead.id, day: longDate(deleteOn, 'de') })],
  })
}

function factsOf({ name, email, company, phone, locale, message, details }: Lead): Fact[] {
  const { products = [], partnership = '', deadline = '', job = '' } = details
  const all: Fact[] = [
    { label: labels.name, value: name },
    { label: labels.email, value: email },
    { label: labels.phone, value: phone },
    { label: labels.company, value: company },
    { label: labels.job, value: titleOf(job) },
    { label: labels.products, value: products.map((product) => choices[product] ?? product).join(', ') },
    { label: labels.partnership, value: choices[partnership] ?? partnership },
    { label: labels.deadline, value: deadline && longDate(deadline, 'de') },
    { label: labels.language, value: languages[locale === 'de' ? 'german' : 'english'] },
    { label: labels.message, value: message },
  ]
  return all.filter(({ value }) => value !== '')
}

function titleOf(job: string): string {
  return jobs.openings.find(({ id }) => id === job)?.title.de ?? job
}

function filesNote({ id, files }: Lead, areAttached: boolean): string {
  const named = files.length === 1 ? fileTexts.one : fill(fileTexts.many, { count: files.length })
  return areAttached ? fill(fileTexts.attached, { files: named }) : fill(fileTexts.apart, { files: named, command: `npm run leads -- files ${id}` })
}
