import type { DrawThumb } from '#backend/pictures'
import { createPool, type Kinds, kindLimits, type Pool } from '#engines'
import type { Env } from './env.ts'
import type { PageSearch } from './search-pages.ts'

/** The engines, and what the site itself does with a visitor's words. */
export interface ServerKinds extends Kinds {
  searchPages: PageSearch
}

export type ServerEngines = Pool<ServerKinds>

/** An address holds no longer one; the pages' search reads four hundred of its characters. */
const LONGEST_ADDRESS = 8192

/** One pool for everything that visitors give, as the configuration wants it. */
export function openEngines({ ENGINE_TIMEOUT }: Pick<Env, 'ENGINE_TIMEOUT'>): ServerEngines {
  return createPool<ServerKinds>({
    worker: new URL('./engine-worker.ts', import.meta.url),
    kinds: { ...kindLimits, searchPages: { most: LONGEST_ADDRESS, deadlines: 1 } },
    deadline: ENGINE_TIMEOUT,
  })
}

/** Draws the backend's thumbnails. Those who ask for the same one share it, so they count together, beside whoever sends texts. */
export function thumbsBy(engines: ServerEngines): DrawThumb {
  return (picture, size) => engines.run('drawThumb', { picture, size }, { caller: 'pictures' })
}
