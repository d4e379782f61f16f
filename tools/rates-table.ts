import { type Counts, withRates } from './zeugnis/tally.ts'

type ByName = Readonly<Record<string, Counts>>

const shown = (rate: number | null | undefined) => (rate === null || rate === undefined ? '–' : rate.toFixed(2))

/** Precision and recall by name for both halves, as a table for a README. */
export function ratesTable(what: string, develop: ByName, measured: ByName): string {
  const [first, second] = [withRates(develop), withRates(measured)]
  const names = [...new Set([...Object.keys(develop), ...Object.keys(measured)]), 'all']
  const rows = names.map((name) => {
    const [one, other] = [first[name], second[name]]
    const labelled = other ? other.right + other.missed : 0
    return `| ${name} | ${shown(one?.precision)} | ${shown(one?.recall)} | ${shown(other?.precision)} | ${shown(other?.recall)} | ${labelled} |`
  })
  return [
    `| ${what} | precision, develop | recall, develop | precision, measured | recall, measured | labelled, measured |`,
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
