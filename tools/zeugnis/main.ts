/**
 * The engine on the command line:
 *   npm run zeugnis -- generate SPEC.json [--seed N]   writes the letter; warnings go to standard error
 *   npm run zeugnis -- grade "Sentence."               reads one sentence; answers JSON
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { generate, gradeSentence, SpecError } from '#zeugnis'
import { specSchema } from './spec-schema.ts'

class UsageError extends Error {
  override readonly name = 'UsageError'
}

const usage = 'Usage: npm run zeugnis -- generate SPEC.json [--seed N] | grade "Sentence."'

async function writeLetter(file: string | undefined, seed: number): Promise<void> {
  if (!file) throw new UsageError(usage)
  if (!Number.isSafeInteger(seed)) throw new UsageError('--seed must be a whole number.')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`)
  })
  const { plainText, warnings } = generate(readSpec(file, text), seed)
  for (const warning of warnings) console.error(JSON.stringify(warning))
  console.log(plainText)
}

function readSpec(file: string, text: string) {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is no JSON.`)
  }
  const result = specSchema.safeParse(json)
  if (result.success) return result.data
  throw new UsageError(result.error.issues.map(({ path, message }) => `${path.join('.') || file}: ${message}`).join('\n'))
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string', default: '0' } } })
  const [command, argument] = positionals
  if (command === 'generate') await writeLetter(argument, Number(values.seed))
  else if (command === 'grade' && argument) console.log(JSON.stringify(gradeSentence(argument)))
  else throw new UsageError(usage)
} catch (error) {
  if (!(error instanceof UsageError || error instanceof SpecError)) throw error
  console.error(error.message)
  process.exit(2)
}
