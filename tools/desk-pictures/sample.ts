import type PocketBase from 'pocketbase'
import { newApiKey, recordOfKey } from '#services/api-keys'

const lead = { kind: 'contact', locale: 'de', deleteAfter: '2027-05-29 00:00:00.000Z' }

/** Invented enquiries, mails, accounts and keys, so that the screens have something to show. */
export async function writeSample(contract: PocketBase): Promise<void> {
  const leads = contract.collection('leads')
  const message = 'Lässt sich Personio anbinden, und was kostet das für 120 Beschäftigte im Jahr?'
  await leads.create({
    ...lead,
    name: 'Jutta Brandt',
    email: 'jutta.brandt@example.org',
    company: 'Muster GmbH',
    message,
    submission: 'a',
    content: 'a',
  })
  await leads.create({
    ...lead,
    kind: 'demo',
    name: 'Cem Öztürk',
    email: 'cem@example.org',
    message: 'Gern am Dienstag.',
    submission: 'b',
    content: 'b',
  })
  await contract.collection('outbox').create({
    ...{ reference: 'sample', recipient: 'cem@example.org', mail: { subject: 'Ihre Anfrage', body: '<p>…</p>', language: 'de' }, attempts: 4 },
    ...{ nextAttempt: '2030-01-01 00:00:00.000Z', lastError: 'Error: 451 4.3.0 Temporary failure, please try again later' },
  })
  const password = 'ein langer Satz'
  const account = { name: 'Änne Özil', company: 'Werft Nord', products: ['zeugnisparser'], verified: true }
  await contract.collection('users').create({ ...account, email: 'aenne@example.org', password, passwordConfirm: password })
  const key = { name: 'Werft Nord', email: 'aenne@example.org', scopes: ['zeugnisanalyse' as const], perMinute: 60, expires: '2027-12-31' }
  await contract.collection('apiKeys').create(await recordOfKey(key, newApiKey()))
  await contract.backups.create('before_the_new_version.zip')
}
