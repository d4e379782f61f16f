import { type CaseState, type CaseView, caseStates, endStates, isJudged, type StationName, stations } from '#processes'
import { stationOf } from '../case-words.ts'
import { useWords } from '../words.ts'

/** The stations of the way: which lie behind the case, at which it stands, which are to come. None where it was withdrawn: it goes nowhere. */
export function Progress({ one }: { readonly one: CaseView }) {
  const say = useWords()
  const { state } = one
  if (state === 'withdrawn') return null
  const passed = stations.filter(({ name }) => isPassed(name, one))
  const here = passed.findIndex(({ name }) => name === stationOf(state))
  const isAtEnd = endStates.includes(state)
  const placeOf = (index: number) => (here < 0 || index > here ? 'todo' : index < here || isAtEnd ? 'past' : 'here')
  return (
    <ol className="way" aria-label={say('way.label')}>
      {passed.map(({ name }, index) => {
        const place = placeOf(index)
        return (
          <li key={name} className={`way-${place}`} aria-current={place === 'here' ? 'step' : undefined}>
            <span className="way-n" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              {say(`station.${name}`)}
              <span className="way-w">{say(`way.${place}`)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** A simple reference is not rated, and what nobody reviews has no review. */
function isPassed(name: StationName, { request, people }: CaseView): boolean {
  return (name !== 'rating' || isJudged(request)) && (name !== 'review' || people.body !== 'none')
}

/** Whether a case has come as far as this, or further; one that was withdrawn has not. */
export function hasReached(state: CaseState, other: CaseState): boolean {
  return state !== 'withdrawn' && caseStates.indexOf(state) >= caseStates.indexOf(other)
}
