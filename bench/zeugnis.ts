/**
 * Question: does reading take a time that grows with the length only, and how many letters a second are written?
 * Input: the references of the corpus, one after the other, cut to 1 kB … 1 MB; a generated letter. Reference: the time
 * per kB at 10 kB, and for writing the time that `JSON.stringify` takes for the finished letter.
 */
import { analyse, generate, type ZeugnisSpec } from '#zeugnis'
import { references } from '../tools/zeugnis/corpus.ts'

const SIZES = [1, 10, 100, 1000]
const ROUNDS = 5

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Katharina', lastName: 'Brandt' },
  employer: { name: 'Beispiel GmbH', city: 'Hamburg' },
  job: { title: 'Buchhalterin', role: 'buchhalter-in' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Führung der Konten', 'Abschlüsse'],
  overall: 2,
  meetsThirdParties: true,
  signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
}

/** Milliseconds per call, the median of some rounds. */
function time(run: () => unknown, calls: number): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    for (let call = 0; call < calls; call += 1) run()
    return (performance.now() - start) / calls
  })
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

const all = references('develop').map(({ text }) => text)
const long = Array.from({ length: 20 }, () => all.join('\n\n')).join('\n\n')
const perKilobyte = new Map(SIZES.map((size) => [size, time(() => analyse(long.slice(0, size * 1000)), Math.max(1, 300 / size)) / size]))
const reference = perKilobyte.get(10) ?? 1
for (const [size, cost] of perKilobyte)
  console.log(`analyse ${String(size).padStart(4)} kB: ${cost.toFixed(3)} ms per kB, ${(cost / reference).toFixed(2)} of that at 10 kB`)

let seed = 0
const letter = generate(spec)
const write = time(() => generate(spec, seed++), 200)
const print = time(() => JSON.stringify(letter), 200)
console.log(`generate: ${Math.round(1000 / write)} letters a second, ${(write / print).toFixed(1)} times printing one as JSON`)
