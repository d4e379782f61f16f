import { type ContractOptions, connect } from '../backend-client/connect.ts'
import { findKey, type StoredKey } from './stored-key.ts'
import { createKeyUsage, type KeyUsage } from './usage.ts'

/** The keys that were given out, as the public API needs them. */
export interface OwnKeys extends KeyUsage {
  /** The record of a key; undefined when there is none; `away` when the backend cannot say. Never rejects. */
  find(key: string): Promise<StoredKey | undefined | 'away'>
}

export interface OwnKeysOptions {
  /** How the backend is reached. */
  readonly backend: ContractOptions
  readonly now: () => Date
  /** Told of what went wrong: never of a key. */
  readonly onError: (error: unknown) => void
}

/** Looks keys up and counts their requests. */
export function openOwnKeys({ backend, now, onError }: OwnKeysOptions): OwnKeys {
  const { contract } = connect(backend)
  return {
    ...createKeyUsage({ contract, now, onError }),
    find: (key) =>
      findKey(contract, key).catch((error: unknown) => {
        onError(error)
        return 'away'
      }),
  }
}
