import { type Attachment, attachedFiles } from '../applications/attached-files.ts'
import { type ContractOptions, connect } from '../backend-client/connect.ts'
import { contractTime } from '../backend-client/dates.ts'
import { type StoredMail, waitingMails } from '../outbox/stored-mail.ts'
import { csvOf } from './csv.ts'
import { type StoredLead, storedLeads } from './stored-lead.ts'

/** One line for each lead, and one for each mail that has not gone out. */
export async function listLeads(options: ContractOptions): Promise<string> {
  const { contract } = connect(options)
  const [leads, mails] = await Promise.all([storedLeads(contract), waitingMails(contract)])
  return [`${leads.length} stored`, ...leads.map(leadLine), `${mails.length} mails waiting`, ...mails.map(mailLine)].join('\n')
}

function leadLine({ created, id, kind, name, email, files, deleteAfter }: StoredLead): string {
  return [created.slice(0, 16), id, kind, oneLine(name), email, `${files.length} files`, `deleted on ${deleteAfter.slice(0, 10)}`].join('  ')
}

function mailLine({ recipient, mail, attempts, nextAttempt, lastError }: StoredMail): string {
  return [recipient, oneLine(mail.subject), `${attempts} tries`, `next ${nextAttempt.slice(0, 16)}`, oneLine(lastError)].join('  ')
}

/** What a visitor wrote cannot move the cursor of a terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ')
}

/** Everything that is stored as CSV. */
export async function writeCsv(options: ContractOptions): Promise<string> {
  return csvOf(await storedLeads(connect(options).contract))
}

/** The files of an application. Rejects when there is no such lead. */
export function readLeadFiles(options: ContractOptions, id: string): Promise<Attachment[]> {
  return attachedFiles(connect(options), id)
}

/** Makes every waiting mail due now: a running server sends it at its next look. */
export async function retryMails(options: ContractOptions, now: Date): Promise<string> {
  const { contract } = connect(options)
  const mails = await waitingMails(contract)
  for (const { id } of mails) await contract.collection('outbox').update(id, { nextAttempt: contractTime(now) })
  return `${mails.length} mails are due now.`
}
