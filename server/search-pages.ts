import { readFile } from 'node:fs/promises'
import { makeSearch, type Search, type SearchAnswer, type SearchRequest } from '#site/search'
import type { Locale } from '#words/interface'

/** What a search of the pages takes and answers. */
export interface PageSearch {
  readonly input: SearchOrder
  readonly output: SearchAnswer
}

interface SearchOrder {
  /** Where the index of the language lies: the file that browsers get. */
  readonly index: string
  /** Where the whole texts lie, which are quoted. */
  readonly texts: string
  readonly locale: Locale
  readonly request: SearchRequest
}

const ready = new Map<string, Promise<Search>>()

/** Searches the build's own index: loaded when the first visitor asks this thread, then kept. */
export async function searchPages({ index, texts, locale, request }: SearchOrder): Promise<SearchAnswer> {
  const search = ready.get(index) ?? load(index, texts, locale)
  ready.set(index, search)
  return (await search)(request)
}

async function load(index: string, texts: string, locale: Locale): Promise<Search> {
  const [found, quoted] = await Promise.all([readFile(index, 'utf8'), readFile(texts, 'utf8')])
  return makeSearch(JSON.parse(found), locale, JSON.parse(quoted))
}
