/**
 * The CV parser on the command line:
 *   npm run cv -- FILE|-               reads one text; answers JSON
 *   npm run cv -- measure [--misses]   how the rules do on the corpus; --misses: each difference of the half to develop on
 */
import { parseCv } from '#cv'
import { answering, readInput, UsageError } from '../command.ts'
import { figures } from './figures.ts'
import { measured } from './measured.ts'

await answering(async () => {
  const [argument, option, ...others] = process.argv.slice(2)
  if (!argument || others.length > 0) throw new UsageError('Usage: npm run cv -- FILE|- | measure [--misses]')
  if (argument !== 'measure') console.log(JSON.stringify(parseCv(await readInput(argument)), null, 2))
  else if (option === '--misses') for (const one of measured('develop').differences) console.log(JSON.stringify(one))
  else console.log(figures())
})
