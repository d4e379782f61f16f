/**
 * Questions: how many logins with a password a second does the backend answer, beside the same bcrypt comparison behind a bare
 * HTTP server? How many refreshes, beside one check and one signature of the same token? Does a request for a code, a link or
 * a login take as long for an address that nobody has?
 * Input: one account, a dozen for the last question; 4 connections, as a login is all arithmetic, and one after the other for the last question. Reference: `bare-login-server.ts`.
 * Interleaved in one run: five rounds, median and range of the ratios. PostgreSQL when DATABASE_URL_TEST or 127.0.0.1:5432 answers.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import PocketBase from 'pocketbase'
import { places } from '../tests/contract/places.ts'
import { runBackendCommand, startBackend } from '../tests/contract/running-backend.ts'
import { median, summary } from './figures.ts'
import { type Load, openLoadClient } from './load.ts'

const ROUNDS = 5
const EXTENT = { connections: 4 }
const TRIES = 60
/** So many that none of them is asked for more codes than it gets. */
const ADDRESSES = 12
const EMAIL = 'bench@example.org'
const PASSWORD = 'a long enough password'
const client = openLoadClient()
const users = '/api/collections/users'

function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Load & { readonly method: 'POST' } {
  return { path, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

/** A backend with one account in it, and the account's token. */
async function startWithAccount(env: Readonly<Record<string, string>>) {
  await runBackendCommand(['superuser', 'upsert', 'root@example.org', PASSWORD], env)
  const backend = await startBackend(env)
  const sdk = new PocketBase(backend.url)
  await sdk.collection('_superusers').authWithPassword('root@example.org', PASSWORD)
  await sdk.settings.update({ rateLimits: { excludedIPs: ['127.0.0.1'] } })
  const known = Array.from({ length: ADDRESSES }, (_, number) => `known${number}@example.org`)
  for (const email of [EMAIL, ...known]) {
    await sdk.collection('users').create({ email, password: PASSWORD, passwordConfirm: PASSWORD, verified: true })
  }
  const { token } = await sdk.collection('users').authWithPassword(EMAIL, PASSWORD)
  return { ...backend, token }
}

async function startBareLogin() {
  const child = fork(fileURLToPath(new URL('bare-login-server.ts', import.meta.url)), { env: { ...process.env, PASSWORD } })
  const [ready] = await once(child, 'message')
  const { port, token }: { port: number; token: string } = Object(ready)
  return { url: `http://127.0.0.1:${port}`, token, stop: () => child.kill('SIGKILL') }
}

/** Median milliseconds of asking one after the other, known and unknown address in turn. */
async function knownBesideUnknown(url: string, request: (email: string) => Load): Promise<number> {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let count = 0; count < TRIES; count += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const { path, ...init } = request(`${kind}${count % ADDRESSES}@example.org`)
      const start = performance.now()
      await (await fetch(url + path, init)).text()
      took[kind].push(performance.now() - start)
    }
  }
  return median(took.known) / median(took.unknown)
}

const questions = [
  { name: 'login with a password to bcrypt', ask: (_: string) => post(`${users}/auth-with-password`, { identity: EMAIL, password: PASSWORD }) },
  { name: 'refresh to one check and one signature', ask: (token: string) => post(`${users}/auth-refresh`, {}, { authorization: token }) },
]

const asked = [
  { name: 'login with a wrong password', request: (email: string) => post(`${users}/auth-with-password`, { identity: email, password: 'wrong' }) },
  { name: 'request for a link', request: (email: string) => post(`${users}/request-password-reset`, { email }) },
  { name: 'request for a code', request: (email: string) => post(`${users}/request-otp`, { email }) },
]

for (const { engine, make } of places) {
  const place = await make()
  const [ours, bare] = [await startWithAccount(place.env), await startBareLogin()]
  for (const { name, ask } of questions) {
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ratios.push((await client.perSecond(ours.url, ask(ours.token), EXTENT)) / (await client.perSecond(bare.url, ask(bare.token), EXTENT)))
    }
    console.log(`${engine}, ${name}: ${summary(ratios)}`)
  }
  for (const { name, request } of asked) {
    console.log(
      `${engine}, ${name}, time for a known address to that for an unknown one: ${(await knownBesideUnknown(ours.url, request)).toFixed(2)}`,
    )
  }
  bare.stop()
  await ours.kill()
  await place.remove()
}
console.log(client.verdict())
