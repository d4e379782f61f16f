import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchPages } from '#site/context'
import { searchIndexPath } from '#site/paths'
import { makeSearch, type Search } from '#site/search'
import type { Locale } from '#words/locales'
import type { BuildInfo } from './build/ensure.ts'

/** Searches the build's own index, the file that browsers get: loaded when the first visitor asks, then kept. */
export function createPageSearch(build: BuildInfo): SearchPages {
  const ready = new Map<Locale, Promise<Search>>()
  return async (locale, request) => {
    const search = ready.get(locale) ?? load(build, locale)
    ready.set(locale, search)
    return (await search)(request)
  }
}

async function load(build: BuildInfo, locale: Locale): Promise<Search> {
  return makeSearch(JSON.parse(await readFile(join(build.folder, 'client', searchIndexPath(build.id, locale)), 'utf8')), locale)
}
