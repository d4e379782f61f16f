import { ConfidenceMark } from '../../reading/confidence-mark.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import { GradePennants } from '../../reading/grade-pennants.tsx'
import type { Rating } from '../../reading/reading.ts'

/** A line of a head's facts: words, or a grade with its confidence. */
export interface Fact {
  readonly term: string
  readonly words?: string
  readonly rating?: Rating
}

/** What a head says of a report or a company beside its title. */
export function ReportFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="rep-m">
      {facts.map(({ term, words, rating }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {words}
            {rating && <Grade rating={rating} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Grade({ rating: { grade, confidence } }: { rating: Rating }) {
  const nameOf = useGradeName()
  if (grade === null) return <ConfidenceMark of={confidence} />
  return (
    <>
      <span className="gm">
        <GradePennants grade={grade} size={20} />
        <span>{nameOf.figure(grade)}</span>
      </span>{' '}
      {nameOf.words(grade)}
      <ConfidenceMark of={confidence} />
    </>
  )
}
