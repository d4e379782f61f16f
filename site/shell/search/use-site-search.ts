import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#words/interface'
import { getJson } from '../../browser/http.ts'
import { searchIndexPath } from '../../route-table/paths.ts'
import { makeSearch, type Search, type SearchAnswer } from '../../search/search.ts'

const SHOWN = 8
/** One letter is the beginning of a word, and asks for nothing yet. */
const SHORTEST = 2

interface SiteSearch {
  /** Nothing until something was typed and the index is there. */
  readonly answer: SearchAnswer | undefined
  /** The query that the answer belongs to. */
  readonly asked: string
  readonly hasFailed: boolean
}

/** Searches the index of the language while the query is typed. Nothing of it is sent. */
export function useSiteSearch(query: string, locale: Locale): SiteSearch {
  const [search, setSearch] = useState<Search>()
  const [hasFailed, setFailed] = useState(false)
  const isWanted = !search && !hasFailed
  useEffect(() => {
    if (!isWanted) return
    loadSearch(locale).then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(true),
    )
  }, [isWanted, locale])
  const asked = useDeferredValue(query.trim())
  const answer = useMemo(() => (search && asked.length >= SHORTEST ? search({ query: asked, limit: SHOWN }) : undefined), [search, asked])
  return { answer, asked, hasFailed }
}

async function loadSearch(locale: Locale): Promise<Search> {
  return makeSearch(await getJson(searchIndexPath(__BUILD_ID__, locale)), locale)
}
