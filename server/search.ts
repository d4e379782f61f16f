import { join } from 'node:path'
import { EngineBusy, EngineLeft, EngineTooSlow, type Guest } from '#engines'
import { type SearchPages, searchIndexPath } from '#site'
import type { BuildInfo } from './build/ensure.ts'
import { searchTextsFile } from './build/search-texts.ts'
import type { ServerEngines } from './engines.ts'

/** Searches the build's pages for a guest. */
export function createPageSearch(build: BuildInfo, engines: ServerEngines): (guest: Guest) => SearchPages {
  return (guest) => async (locale, request) => {
    const index = join(build.folder, 'client', searchIndexPath(build.id, locale))
    const texts = searchTextsFile(build.folder, locale)
    try {
      return await engines.run('searchPages', { index, texts, locale, request }, guest)
    } catch (error) {
      if (error instanceof EngineBusy || error instanceof EngineTooSlow || error instanceof EngineLeft) return undefined
      throw error
    }
  }
}
