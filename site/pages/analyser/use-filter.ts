import { useState } from 'react'
import type { Finding } from '../../reading/reading.ts'
import { type FindingFilterState, fits } from './finding-filter.tsx'

const EVERYTHING: FindingFilterState = { basis: 'all', technique: 'all' }

/** Which findings are shown. Who chooses a phrase in the letter sees its finding, whatever was filtered before. */
export function useFilter(findings: readonly Finding[], selected: string | null) {
  const [filter, setFilter] = useState(EVERYTHING)
  const [last, setLast] = useState(selected)
  const shown = findings.filter((finding) => fits(finding, filter))
  if (selected !== last) {
    setLast(selected)
    if (!shown.some(({ id }) => id === selected)) setFilter(EVERYTHING)
  }
  return { filter, setFilter, shown }
}
