import { countMutations } from './count.ts'

/** Prints how often known changes are found, and how often something is claimed that is not so. */
export function printMutations(seeds: number, file?: string, withMisses = false): void {
  const { ours, foreign } = countMutations({ seeds, file }, ({ was, now }, { comparable, overall, pairs }) => {
    if (withMisses)
      console.error(
        JSON.stringify({
          was,
          now: now === null || now.length < 400 ? now : '…',
          comparable,
          overall,
          pairs: pairs.filter((one) => one.wording !== 'same' || one.moved || one.reasons.length > 0),
        }),
      )
  })
  console.log('letters of ours')
  console.table(ours)
  console.log('letters of others')
  console.table(foreign)
}
