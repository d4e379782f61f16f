/**
 * Question: how does what a test account does with references on their way grow, from its own six cases to 10,000 of 400 accounts?
 * Input: the service on the embedded backend and on PostgreSQL, without engines: the overview, one case, one step (the consent and its
 * withdrawal by turns), and the clock's look at all. Reference: the same with one account's six cases, in one run; median of the rounds.
 */
import type PocketBase from 'pocketbase'
import { moveByClock } from '../services/cases/clock.ts'
import { places } from '../tests/contract/places.ts'
import { form, openCaseSite } from '../tests/contract/visitors/case-site.ts'
import { median } from './figures.ts'

const ROUNDS = 30
const ACCOUNTS = 400
const EACH = 25
const PASSWORD = 'ein langes Passwort'
const nowhere = { case: () => '', guest: () => '', invite: () => '' }

for (const { engine, make } of places) {
  const place = await make()
  const site = await openCaseSite(place.env)
  const id = await site.begin()
  const link = await site.link(id, 'employee')
  const questions: Readonly<Record<string, (round: number) => Promise<unknown>>> = {
    overview: () => site.cases.overview(site.token, { search: '', state: '' }, 'de'),
    case: () => site.cases.find(site.token, id),
    step: (round) => site.cases.guestAct(link, round % 2 === 0 ? 'consent' : 'withdrawConsent', form({})),
    clock: () => moveByClock({ contract: site.contract, addresses: nowhere, mayMail: async () => false, onQueued() {}, now: new Date() }),
  }
  const small = await measure(questions)
  await fill(site.contract)
  const large = await measure(questions)
  for (const name of Object.keys(questions)) {
    const [few, many] = [small[name] ?? 0, large[name] ?? 0]
    console.log(`${engine}, ${name}: ${(many / few).toFixed(2)} times as long with 10,000 cases (${few.toFixed(1)} ms, then ${many.toFixed(1)} ms)`)
  }
  await site.close()
  await place.remove()
}

async function measure(questions: Readonly<Record<string, (round: number) => Promise<unknown>>>): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, ask] of Object.entries(questions)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await ask(round)
      times.push(performance.now() - start)
    }
    found[name] = median(times)
  }
  return found
}

/** Copies of one case, in workplaces of their own. */
async function fill(contract: PocketBase): Promise<void> {
  const [pattern] = await contract.collection('cases').getFullList({ filter: "state = 'signing'" })
  if (!pattern) throw new Error('no sample to copy')
  const { id: _, collectionId: __, collectionName: ___, signed: ____, ...copied } = pattern
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const owner = await contract.collection('users').create({ email: `bench${account}@example.org`, password: PASSWORD, passwordConfirm: PASSWORD })
    const { id: workplace } = await contract.collection('workplaces').create({ owner: owner.id, body: 'none', locale: 'de', members: [] })
    const batch = contract.createBatch()
    for (let one = 0; one < EACH; one += 1) batch.collection('cases').create({ ...copied, workplace })
    await batch.send()
  }
}
