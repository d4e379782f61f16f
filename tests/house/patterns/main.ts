/**
 * Judges the regular expressions that are new since the table was written, and those of which nothing was known: `npm run patterns`; the
 * table is committed. Works with any of recheck's engines, the one in JavaScript too (`RECHECK_BACKEND=pure`).
 */
import { writeFileSync } from 'node:fs'
import { findEvery } from './every.ts'
import { judge } from './judge.ts'
import { nameOf } from './pattern.ts'
import known from './verdicts.json' with { type: 'json' }

const before: Readonly<Record<string, string>> = known
const patterns = new Map(findEvery().patterns.map((pattern) => [nameOf(pattern), pattern]))
const verdicts = new Map(Object.entries(before).filter(([name, verdict]) => patterns.has(name) && verdict !== 'unknown'))

/** After each one: judging all of them takes its time, and may be interrupted. */
function keep(): void {
  const sorted = Object.fromEntries([...verdicts].sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(new URL('verdicts.json', import.meta.url), `${JSON.stringify(sorted, null, 2)}\n`)
}

for (const [name, pattern] of patterns) {
  if (verdicts.has(name)) continue
  const verdict = await judge(pattern)
  verdicts.set(name, verdict)
  console.log(`${verdict} ${name} ${pattern.at} /${pattern.source.slice(0, 100)}/`)
  keep()
}
keep()
console.log(`${verdicts.size} patterns in the table`)
process.exit()
