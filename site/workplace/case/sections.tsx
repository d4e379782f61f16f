import type { ReactNode } from 'react'
import { type CaseView, endStates, isJudged, type StationName } from '#processes'
import { stationOf } from '../case-words.ts'
import { useWords } from '../words.ts'
import type { CaseScreenProps } from './case-props.ts'
import { DraftSection } from './draft-section.tsx'
import { EndSection } from './end-section.tsx'
import { HandoverSection } from './handover-section.tsx'
import { HistorySection } from './history-section.tsx'
import { hasReached } from './progress.tsx'
import { RatingSection } from './rating-section.tsx'
import { RequestSection } from './request-section.tsx'
import { ReviewSection } from './review-section.tsx'
import { SignatureSection } from './signature-section.tsx'

interface Listed {
  readonly name: PartProps['name']
  /** Whether there is anything to show of it yet. */
  readonly isThere: (one: CaseView) => boolean
  readonly Content: (props: CaseScreenProps) => ReactNode
}

/** The sections in their order. */
const listed: readonly Listed[] = [
  { name: 'request', isThere: () => true, Content: RequestSection },
  { name: 'rating', isThere: ({ request, rating }) => isJudged(request) && rating !== null, Content: RatingSection },
  { name: 'draft', isThere: ({ draft }) => draft !== null, Content: DraftSection },
  {
    name: 'review',
    isThere: ({ people, state, comments = [] }) => people.body !== 'none' && (hasReached(state, 'review') || comments.length > 0),
    Content: ReviewSection,
  },
  { name: 'signature', isThere: ({ state }) => hasReached(state, 'release'), Content: SignatureSection },
  { name: 'handover', isThere: ({ state, objections = [] }) => hasReached(state, 'delivered') || objections.length > 0, Content: HandoverSection },
  { name: 'history', isThere: () => true, Content: HistorySection },
  { name: 'end', isThere: () => true, Content: EndSection },
]

/** All that belongs to the case, a section for each station; the one where it stands is open, and its end where it has come to that. */
export function Sections(props: CaseScreenProps) {
  const { one } = props.page
  const here = endStates.includes(one.state) ? 'end' : stationOf(one.state)
  return (
    <div className="parts">
      {listed
        .filter(({ isThere }) => isThere(one))
        .map(({ name, Content }) => (
          <Part key={name} name={name} isOpen={name === here}>
            <Content {...props} />
          </Part>
        ))}
    </div>
  )
}

interface PartProps {
  readonly name: StationName | 'history' | 'end'
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A section that unfolds without script. */
function Part({ name, isOpen, children }: PartProps) {
  const say = useWords()
  return (
    <details id={`part-${name}`} className="part" open={isOpen}>
      <summary>
        <h2>{say(`part.${name}`)}</h2>
      </summary>
      <div className="part-b">{children}</div>
    </details>
  )
}
