import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { checkAccountForm, type LinkOutcome } from '../forms/index.ts'
import type { LinkPurpose } from './mail-links.ts'

const act: Readonly<Record<LinkPurpose, (contract: PocketBase, token: string, password: string) => Promise<unknown>>> = {
  verify: (contract, token) => contract.collection('users').confirmVerification(token),
  reset: (contract, token, password) => contract.collection('users').confirmPasswordReset(token, password, password),
  change: (contract, token, password) => contract.collection('users').confirmEmailChange(token, password),
}

export interface Link {
  readonly purpose: LinkPurpose
  readonly token: string
  /** What was typed on its page. */
  readonly data: FormData
}

/**
 * Does what a link in a mail is for. A link that has ended, was used, or is one for something else is `unknown`: nothing more is
 * told about it, and the page says how to get another.
 */
export async function followLink({ purpose, token, data }: Link, contract: PocketBase): Promise<LinkOutcome> {
  const checked = checkAccountForm(purpose, data)
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors }
  try {
    await act[purpose](contract, token, 'password' in checked.values ? checked.values.password : '')
    return { kind: 'done' }
  } catch (error) {
    const wrong = wrongFields(error)
    if (!wrong) throw error
    return purpose === 'change' && 'password' in wrong && !('token' in wrong)
      ? { kind: 'invalid', errors: { password: 'wrong_password' } }
      : { kind: 'unknown' }
  }
}

const refused = z.object({ data: z.record(z.string(), z.object({ code: z.string() })) })

/** What the backend found wrong, by field; undefined when it failed for another reason. */
function wrongFields(error: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!(error instanceof ClientResponseError) || error.status !== 400) return undefined
  return refused.safeParse(error.response).data?.data ?? {}
}
