import { type CourtLevel, type ReferenceRuling, type ReferenceTopic, referenceRulings, rulingLevels, rulingTopics } from '#words/facts'
import { fill, longDate, type MessageKey } from '#words/interface'
import { Wording } from '../lexicon/wording.tsx'
import { useText } from '../text-context.ts'
import { numberOf } from './cite.tsx'

const topicNames = {
  claim: 'rulings.topic.claim',
  interim: 'rulings.topic.interim',
  content: 'rulings.topic.content',
  language: 'rulings.topic.language',
  grades: 'rulings.topic.grades',
  closing: 'rulings.topic.closing',
  form: 'rulings.topic.form',
  dispute: 'rulings.topic.dispute',
} as const satisfies Readonly<Record<ReferenceTopic, MessageKey>>

const levelNames = {
  european: 'rulings.level.european',
  federal: 'rulings.level.federal',
  regional: 'rulings.level.regional',
  local: 'rulings.level.local',
} as const satisfies Readonly<Record<CourtLevel, MessageKey>>

/**
 * Rulings on references as a table with two filters that need no script (styles follow the radios) and a search for a
 * word, which shows itself only where scripts run (`runtime/row-filter.tsx` answers it).
 */
function Rulings() {
  const { locale, messages } = useText()
  return (
    <div className="rul" data-rows="">
      <Filters />
      <p className="rul-n" role="status" data-rows-said={messages['rulings.shown']}>
        {fill(messages['rulings.shown'], { shown: referenceRulings.length, total: referenceRulings.length })}
      </p>
      <table className="tbl tbl--stack">
        <caption>{messages['rulings.caption']}</caption>
        <thead>
          <tr>
            <th scope="col">{messages['rulings.decision']}</th>
            <th scope="col">{messages['rulings.topic']}</th>
            <th scope="col">{messages['rulings.holding']}</th>
          </tr>
        </thead>
        <tbody>
          {referenceRulings.map((ruling) => (
            <Row key={ruling.id} ruling={ruling} locale={locale} messages={messages} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ ruling, locale, messages }: { ruling: ReferenceRuling } & Pick<ReturnType<typeof useText>, 'locale' | 'messages'>) {
  const { id, court, date, topic, holding, address } = ruling
  return (
    <tr id={id} className={`t-${topic} l-${court.level}`}>
      <th scope="row">
        <a href={address} hrefLang="de">
          {numberOf(ruling)}
        </a>
        <span className="rul-c">
          {court.name[locale]}, <time dateTime={date}>{longDate(date, locale)}</time>
        </span>
      </th>
      <td>{messages[topicNames[topic]]}</td>
      <td>
        <Wording text={holding[locale]} />
      </td>
    </tr>
  )
}

function Filters() {
  const { messages } = useText()
  const topics = rulingTopics.map((topic) => ({ value: topic, label: messages[topicNames[topic]] }))
  const levels = rulingLevels.map((level) => ({ value: level, label: messages[levelNames[level]] }))
  return (
    <fieldset className="rul-f" data-search="off">
      <legend>{messages['rulings.filter']}</legend>
      <Choice name="topic" legend={messages['rulings.topic']} options={[{ value: 'all', label: messages['rulings.all'] }, ...topics]} />
      <Choice name="level" legend={messages['rulings.court']} options={[{ value: 'all', label: messages['rulings.allCourts'] }, ...levels]} />
      <div className="fld rul-w">
        <label htmlFor="rulings-word">{messages['rulings.word']}</label>
        <input id="rulings-word" type="search" autoComplete="off" data-rows-word="" />
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Radios as chips. No fieldset of its own: it stands in one, which feeds and twins leave out as a whole. */
function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <div role="radiogroup" aria-labelledby={`rulings-${name}`}>
      <p id={`rulings-${name}`} className="rul-l">
        {legend}
      </p>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === 'all'} />
            {label}
          </label>
        ))}
      </div>
    </div>
  )
}

export const rulings = { Rulings }
