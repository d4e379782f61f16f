/**
 * Questions: how many lists of 30 with a filter, views and creations a second does the backend answer, beside the same SQL
 * straight through the driver behind a bare HTTP server? How does an indexed, filtered list grow from 1,000 to 100,000 records?
 * Input: a public collection with 30 records per owner; 16 connections. Reference: `bare-database.ts`, same engine, same rows.
 * Interleaved in one run: five rounds, median and range of the ratios. PostgreSQL when DATABASE_URL_TEST or 127.0.0.1:5432 answers.
 */
import { places } from '../tests/contract/places.ts'
import { startBareDatabase } from './bare-database.ts'
import { summary } from './figures.ts'
import { fillItems, itemsPath, startFilledBackend } from './filled-backend.ts'
import { openLoadClient } from './load.ts'

const ROUNDS = 5
const client = openLoadClient()

const questions = [
  { name: 'list of 30 with a filter', request: () => ({ path: `${itemsPath}?filter=${encodeURIComponent('owner="owner7"')}` }) },
  { name: 'view', request: () => ({ path: `${itemsPath}/item00000000042` }) },
  {
    name: 'create',
    request: () => ({
      path: itemsPath,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'made by the bench', owner: 'bench', score: 7, active: true }),
    }),
  },
] as const

for (const { engine, make } of places) {
  const [place, barePlace] = [await make(), await make()]
  const ours = await startFilledBackend(place, 10_000)
  const bare = await startBareDatabase(barePlace, 10_000)
  for (const { name, request } of questions) {
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ratios.push((await client.perSecond(ours.url, request())) / (await client.perSecond(bare.url, request())))
    }
    console.log(`${engine}, ${name}: ratio to the driver behind bare HTTP ${summary(ratios)}`)
  }
  await Promise.all([ours.stop(), bare.stop()])
  await Promise.all([place.remove(), barePlace.remove()])
}

for (const { engine, make } of places) {
  const place = await make()
  const backend = await startFilledBackend(place, 1_000)
  const small: number[] = []
  const large: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) small.push(await client.perSecond(backend.url, questions[0].request()))
  await fillItems(place, { from: 1_000, to: 100_000 })
  for (let round = 0; round < ROUNDS; round += 1) large.push(await client.perSecond(backend.url, questions[0].request()))
  const ratios = large.map((one, round) => one / (small[round] ?? Number.NaN))
  console.log(`${engine}, filtered list, answers a second with 100,000 records to those with 1,000: ${summary(ratios)}`)
  await backend.stop()
  await place.remove()
}
console.log(client.verdict())
