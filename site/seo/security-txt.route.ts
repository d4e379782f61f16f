import type { LoaderFunctionArgs } from 'react-router'
import { company } from '#words/facts'
import { publicConfigContext } from '../context.ts'

const HALF_A_YEAR_MS = 182 * 86_400_000

/** Where to report a vulnerability (RFC 9116). `Expires` must lie in the future, so this is answered anew each time. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(publicConfigContext)
  const lines = [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/vertrauen`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
