import { type CaseState, offeredTo, topicsFor } from '#processes'
import type { CasePage } from '#services/cases'
import { Facts } from '../../facts.tsx'
import { GradeLine } from '../../grade-line.tsx'
import { History } from '../../letter/history.tsx'
import { useMoment, useWords } from '../../words.ts'
import { RatingForm } from './rating-form.tsx'

type Event = CasePage['events'][number]

interface ManagerProps {
  readonly page: CasePage
}

/** The rating while it is asked for, and afterwards what was said. */
export function ManagerPart({ page }: ManagerProps) {
  const say = useWords()
  const { one } = page
  if (offeredTo('manager', one).includes('rate')) return <RatingForm page={page} />
  return (
    <>
      <RatedNotice page={page} />
      {one.rating && (
        <ul className="grades">
          {topicsFor(one.request.leads).map((topic) => (
            <GradeLine key={topic} label={say(`field.${topic}`)} grade={one.rating?.grades[topic] ?? null} />
          ))}
          <GradeLine label={say('field.overall')} grade={one.rating.overall} />
        </ul>
      )}
      {one.rating && (
        <Facts facts={[[say('field.tasks'), one.rating.tasks.join(', ')], one.rating.words !== '' && [say('field.words'), one.rating.words]]} />
      )}
      {page.events.length > 0 && <h2 className="wp-h">{say('part.history')}</h2>}
      <History events={page.events.filter(isLastOfItsKind)} />
    </>
  )
}

const handedOver: readonly CaseState[] = ['delivered', 'objection', 'archived']

function standingOf(state: CaseState, isRated: boolean) {
  if (state === 'withdrawn') return 'withdrawn'
  if (handedOver.includes(state)) return 'over'
  return isRated ? 'rated' : 'notYet'
}

/** Who saves again and again has saved once. */
function isLastOfItsKind({ call }: Event, at: number, all: readonly Event[]): boolean {
  return call !== 'saveRating' || all[at + 1]?.call !== call
}

function RatedNotice({ page: { one, events } }: Pick<ManagerProps, 'page'>) {
  const say = useWords()
  const moment = useMoment()
  const rated = one.rating?.isDone ? events.findLast(({ call }) => call === 'rate') : undefined
  const standing = standingOf(one.state, rated !== undefined)
  return (
    <div className={standing === 'rated' ? 'note note--ok' : 'note'}>
      <div>
        <p className="note-t">{say(`manager.${standing}`, { at: rated ? moment(rated.at) : '' })}</p>
        <p>{say(`manager.${standing}.text`)}</p>
      </div>
    </div>
  )
}
