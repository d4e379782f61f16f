import { useMemo, useState } from 'react'
import { type ReadSentence, type Requirement, readSentence, SAMPLE_DAY, type SearchResult, samplePool, search, type Weight } from '#talent'

/** A requirement as the visitor left it. */
export interface Demand {
  readonly requirement: Requirement
  readonly isDropped: boolean
}

export interface Search {
  readonly sentence: string
  readonly demands: readonly Demand[]
  readonly refused: ReadSentence['refused']
  readonly result: SearchResult
  readonly setSentence: (sentence: string) => void
  readonly setWeight: (id: string, weight: Weight) => void
  readonly setDropped: (id: string, isDropped: boolean) => void
}

/** The search of the sample pool as it is typed. What was changed about a requirement outlives the sentence around it. */
export function useSearch(first: string): Search {
  const [sentence, setSentence] = useState(first)
  const [weights, setWeights] = useState<Readonly<Record<string, Weight>>>({})
  const [dropped, setDropped] = useState<readonly string[]>([])
  const read = useMemo(() => readSentence(sentence), [sentence])
  const demands = useMemo(
    () =>
      read.requirements.map((requirement) => ({
        requirement: { ...requirement, weight: weights[requirement.id] ?? requirement.weight },
        isDropped: dropped.includes(requirement.id),
      })),
    [read, weights, dropped],
  )
  const result = useMemo(() => search(samplePool, { requirements: kept(demands) }, SAMPLE_DAY), [demands])
  return {
    sentence,
    demands,
    refused: read.refused,
    result,
    setSentence,
    setWeight: (id, weight) => setWeights((before) => ({ ...before, [id]: weight })),
    setDropped: (id, isDropped) => setDropped((before) => (isDropped ? [...before, id] : before.filter((one) => one !== id))),
  }
}

export function kept(demands: readonly Demand[]): Requirement[] {
  return demands.filter(({ isDropped }) => !isDropped).map(({ requirement }) => requirement)
}
