import { type NoticeName, type Processing, type ProcessingGroup, processings } from '#words/facts'
import { fill, longDate, type MessageKey } from '#words/interface'
import { useText } from '../text-context.ts'

const placeNames = {
  browser: 'processing.place.browser',
  server: 'processing.place.server',
  mailbox: 'processing.place.mailbox',
  product: 'processing.place.product',
} as const satisfies Readonly<Record<Processing['place'], MessageKey>>

const storeNames = {
  cookie: 'processing.kept.cookie',
  localStorage: 'processing.kept.localStorage',
  sessionStorage: 'processing.kept.sessionStorage',
} as const satisfies Readonly<Record<NonNullable<Processing['kept']>['in'], MessageKey>>

interface Selection {
  readonly notice: NoticeName
  readonly group: ProcessingGroup
}

/** The processings of a group in a notice: their names, each opening what Art. 13 GDPR asks for. Paper shows all of it. */
export function Processings({ notice, group }: Selection) {
  const selected = processings.filter((one) => one.group === group && one.notices.includes(notice))
  return (
    <div className="procs">
      {selected.map((one) => (
        <Entry key={one.id} {...one} />
      ))}
    </div>
  )
}

/** The fragment stands inside: a browser opens what folds the place that an address leads to. */
function Entry({ id, name, since, place, kept, purpose, data, basis, storage }: Processing) {
  const { locale, messages } = useText()
  const day = since ? fill(messages['processing.since'], { date: longDate(since, locale) }) : messages['processing.since.never']
  const rows = [
    [messages['processing.purpose'], purpose[locale]],
    [messages['processing.data'], data[locale]],
    [messages['processing.basis'], basis[locale]],
    [messages['processing.storage'], storage[locale]],
    [messages['processing.place'], `${messages[placeNames[place]]}, ${day}`],
  ] as const
  return (
    <details className="proc">
      <summary>{name[locale]}</summary>
      <dl id={id}>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {kept && (
          <div>
            <dt>{messages['processing.kept']}</dt>
            <dd>
              <code>{kept.name}</code> ({messages[storeNames[kept.in]]}), {kept.when[locale]}
            </dd>
          </div>
        )}
      </dl>
    </details>
  )
}
