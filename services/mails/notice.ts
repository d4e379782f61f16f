import { jobs } from '#words/jobs'
import type { Lead, LeadKind } from '../leads/lead.ts'
import { type Fact, type Letter, longDate, writeLetter } from './letter.ts'

/** The company reads German. */
const titles: Readonly<Record<LeadKind, string>> = {
  contact: 'Neue Nachricht',
  demo: 'Wunsch nach einer Vorführung',
  partner: 'Partneranfrage',
  press: 'Presseanfrage',
  application: 'Bewerbung',
}

const choices: Readonly<Record<string, string>> = {
  zeugnisgenerator: 'Zeugnisgenerator',
  zeugnisparser: 'Zeugnisparser',
  talentscout: 'Talentscout',
  integration: 'Anbindung an ein anderes Programm',
  sales: 'Vertrieb',
  content: 'Inhalte',
  other: 'etwas anderes',
}

const languages = { de: 'Deutsch', en: 'Englisch' } as const

/** Tells the company what a visitor sent. `areFilesAttached`: else they are only on the server. */
export function noticeLetter(lead: Lead, { areFilesAttached }: { readonly areFilesAttached: boolean }): Letter {
  const { kind, name, company, deleteOn } = lead
  return writeLetter({
    language: 'de',
    subject: `${titles[kind]}: ${name}${company ? `, ${company}` : ''}`,
    title: titles[kind],
    text: [`${name} hat das Formular der Website ausgefüllt. Wenn Sie auf diese E-Mail antworten, geht die Antwort an ${lead.email}.`],
    facts: factsOf(lead),
    note: [
      ...(lead.files.length > 0 ? [filesNote(lead, areFilesAttached)] : []),
      `Auf dem Server wird der Eintrag ${lead.id} am ${longDate(deleteOn, 'de')} gelöscht. Bitte löschen Sie bis dahin auch diese E-Mail, wenn Sie sie nicht mehr brauchen.`,
    ],
  })
}

function factsOf({ name, email, company, phone, locale, message, details }: Lead): Fact[] {
  const { products = [], partnership = '', deadline = '', job = '' } = details
  const all: Fact[] = [
    { label: 'Name', value: name },
    { label: 'E-Mail', value: email },
    { label: 'Telefon', value: phone },
    { label: 'Unternehmen oder Redaktion', value: company },
    { label: 'Stelle', value: titleOf(job) },
    { label: 'Produkte', value: products.map((product) => choices[product] ?? product).join(', ') },
    { label: 'Worum es geht', value: choices[partnership] ?? partnership },
    { label: 'Antwort gebraucht bis', value: deadline && longDate(deadline, 'de') },
    { label: 'Sprache der Seite', value: languages[locale] },
    { label: 'Nachricht', value: message },
  ]
  return all.filter(({ value }) => value !== '')
}

function titleOf(job: string): string {
  return jobs.openings.find(({ id }) => id === job)?.title.de ?? job
}

function filesNote({ id, files }: Lead, areAttached: boolean): string {
  const count = files.length === 1 ? 'Eine Datei' : `${files.length} Dateien`
  return areAttached ? `${count} im Anhang.` : `${count} auf dem Server, zusammen zu groß für eine E-Mail: npm run leads -- files ${id} ORDNER`
}
