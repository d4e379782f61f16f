/**
 * The contract check on the command line:
 *   npm run contract-check -- FILE|-               reads one text; answers JSON
 *   npm run contract-check -- measure [--misses]   how the rules do on the corpus; --misses: each difference of the half to develop on
 */
import { checkContract } from '#contract-check'
import { answering, readInput, UsageError } from '../command.ts'
import { figures } from './figures.ts'
import { measured } from './measured.ts'

function printMisses(): void {
  const { differences, caught } = measured('develop')
  for (const one of [...differences, ...caught]) console.log(JSON.stringify(one))
}

await answering(async () => {
  const [argument, option, ...others] = process.argv.slice(2)
  if (!argument || others.length > 0) throw new UsageError('Usage: npm run contract-check -- FILE|- | measure [--misses]')
  if (argument !== 'measure') console.log(JSON.stringify(checkContract(await readInput(argument)), null, 2))
  else if (option === '--misses') printMisses()
  else console.log(figures())
})
