import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { siteDataDir } from '../support/site-url.ts'

const folder = join(siteDataDir, 'outbox')

/** The mail with these words to this address, in the outbox of a server that has no mail server. */
export async function mailTo(address: string, words = ''): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        for (const name of await readdir(folder).catch(() => [])) {
          const mail = await PostalMime.parse(await readFile(join(folder, name)))
          if (mail.to?.some((one) => one.address === address) && mail.text?.includes(words)) found = mail
        }
        return found !== undefined
      },
      { message: `a mail to ${address} is in the outbox` },
    )
    .toBe(true)
  if (!found) throw new Error(`There is no mail to ${address}`)
  return found
}
