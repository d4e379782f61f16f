import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findDocumented } from './documented.ts'
import type { Pattern } from './pattern.ts'
import { findWritten } from './written.ts'

/** Asks Vite for files, so Node alone cannot import it; its patterns meet names of files of this repository only. */
const ONLY_BUNDLED = 'words/index.ts'

interface Every {
  readonly patterns: readonly Pattern[]
  /** Places that build patterns, but none while their file is imported: what they build nobody has checked. */
  readonly unseen: readonly string[]
}

/** Every regular expression of the product: written down, put together while its modules load, or in a document. */
export function findEvery(): Every {
  const { patterns, builders } = findWritten()
  const places = builders.filter((place) => !place.startsWith(`${ONLY_BUNDLED}:`))
  const files = [...new Set(places.map((place) => place.split(':', 1)[0] ?? ''))]
  const built: readonly Pattern[] = JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL('built.ts', import.meta.url)), ...files], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
  )
  const seen = new Set(built.map(({ at }) => at))
  return { patterns: [...patterns, ...built, ...findDocumented()], unseen: places.filter((place) => !seen.has(place)) }
}
