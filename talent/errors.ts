import type { Refusal } from './sentence/refuse.ts'

/** A profile that aims at protected traits. It never reaches an application; `refusals` name the words and say why. */
export class ProtectedTraitError extends Error {
  override readonly name = 'ProtectedTraitError'
  readonly code = 'protected-trait'
  readonly refusals: readonly Refusal[]

  constructor(refusals: readonly Refusal[]) {
    super(`protected-trait (${refusals.map(({ word }) => word).join(', ')})`)
    this.refusals = refusals
  }
}
