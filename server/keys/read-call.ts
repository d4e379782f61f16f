import { parseArgs } from 'node:util'
import { type ApiKeyValues, checkApiKeyForm, MOST_PER_MINUTE } from '#services/api-keys'
import { apiProducts } from '#words/facts'

const USAGE = `Usage: npm run keys -- issue --name NAME [--email ADDRESS] [--scopes A,B] [--per-minute N] [--expires DAY]
       | list | usage PREFIX | revoke PREFIX`

/** What the command line asks for, or the sentence that says what is wrong with it. */
export type KeysCall =
  | { readonly command: 'issue'; readonly values: ApiKeyValues }
  | { readonly command: 'list' }
  | { readonly command: 'usage' | 'revoke'; readonly prefix: string }
  | { readonly wrong: string }

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  scopes: { type: 'string' },
  'per-minute': { type: 'string' },
  expires: { type: 'string' },
} as const

/** What each field of the form wants, by its name there. */
const wants: Readonly<Record<string, string>> = {
  name: '--name wants up to 120 characters in one line.',
  email: '--email wants an address such as name@example.org.',
  scopes: `--scopes wants some of ${apiProducts.join(',')}.`,
  perMinute: `--per-minute wants a whole number from 1 to ${MOST_PER_MINUTE}.`,
  expires: '--expires wants a day from today on, such as 2027-12-31.',
}

/** Reads the arguments of `npm run keys`. */
export function readCall([command = '', ...rest]: readonly string[], now: Date): KeysCall {
  if (command === 'issue') return readIssue(rest, now)
  if (command === 'list' && rest.length === 0) return { command }
  const [prefix = '', ...more] = rest
  if ((command === 'usage' || command === 'revoke') && prefix !== '' && more.length === 0) return { command, prefix }
  return { wrong: USAGE }
}

function readIssue(args: string[], now: Date): KeysCall {
  const given = optionsOf(args)
  if (!given) return { wrong: USAGE }
  const data = new FormData()
  for (const [field, value] of Object.entries({ name: given.name, email: given.email, perMinute: given['per-minute'], expires: given.expires }))
    if (value !== undefined) data.append(field, value)
  for (const scope of new Set(given.scopes?.split(',') ?? apiProducts)) data.append('scopes', scope.trim())
  const checked = checkApiKeyForm(data, now.toISOString().slice(0, 10))
  if (checked.isValid) return { command: 'issue', values: checked.values }
  return { wrong: Object.keys(checked.errors).flatMap((field) => wants[field] ?? [])[0] ?? USAGE }
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true }).values
  } catch {
    return undefined
  }
}
