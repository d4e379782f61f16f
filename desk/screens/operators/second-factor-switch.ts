import { z } from 'zod'
import { backend } from '../../session/backend.ts'
import { OPERATORS } from './stored-operators.ts'

const option = z.looseObject({ enabled: z.boolean() })
const collection = z.object({ mfa: option, otp: option })

/** Whether operators need a code by mail beside their password. */
export async function isSecondFactorOn(): Promise<boolean> {
  const { mfa } = collection.parse(await backend.collections.getOne(OPERATORS))
  return mfa.enabled
}

/** Asks every operator for a code by mail from the next sign-in on, or no longer. */
export async function switchSecondFactor(enabled: boolean): Promise<void> {
  const { mfa, otp } = collection.parse(await backend.collections.getOne(OPERATORS))
  await backend.collections.update(OPERATORS, { mfa: { ...mfa, enabled }, otp: { ...otp, enabled } })
}
