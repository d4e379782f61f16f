import type PocketBase from 'pocketbase'
import { z } from 'zod'
import type { Connection } from '../backend-client/connect.ts'

export interface Attachment {
  readonly filename: string
  readonly content: Uint8Array
}

const withFiles = z.object({ files: z.array(z.string()) })

/** More than this many mail servers refuse; together with the encoding of attachments it is a third more. */
export const MOST_ATTACHED_BYTES = 15 * 2 ** 20

/** Names of the files of a lead, as they are stored. */
async function fileNames(contract: PocketBase, lead: string): Promise<string[]> {
  return withFiles.parse(await contract.collection('leads').getOne(lead)).files
}

/** The files of a lead; none when it has been deleted since. */
export async function attachedFiles({ contract, readFile }: Connection, lead: string): Promise<Attachment[]> {
  const names = await fileNames(contract, lead)
  return Promise.all(names.map(async (name) => ({ filename: name, content: await readFile({ collection: 'leads', record: lead, name }) })))
}
