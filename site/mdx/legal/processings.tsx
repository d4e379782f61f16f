import { type NoticeName, type Processing, processings } from '#words/facts'
import { fill, longDate, type MessageKey } from '#words/interface'
import { CONSENT_ID } from '../../constants.ts'
import { unstamped } from '../../context.ts'
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
  readonly place?: Processing['place']
}

function selected({ notice, place }: Selection): readonly Processing[] {
  return processings.filter((one) => one.notices.includes(notice) && (place === undefined || one.place === place))
}

/** All processings of a notice at a glance: what, where, how long. Each leads to its own entry. */
function ProcessingOverview({ notice }: { notice: NoticeName }) {
  const { locale, messages } = useText()
  return (
    <table className="tbl tbl--stack procs">
      <thead>
        <tr>
          <th scope="col">{messages['processing.name']}</th>
          <th scope="col">{messages['processing.place']}</th>
          <th scope="col">{messages['processing.storage']}</th>
        </tr>
      </thead>
      <tbody>
        {selected({ notice }).map(({ id, name, place, storage }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#${id}`}>{name[locale]}</a>
            </th>
            <td data-l={messages['processing.place']}>{messages[placeNames[place]]}</td>
            <td data-l={messages['processing.storage']}>{storage[locale]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The entries themselves, those of one place where one is named. */
function Processings(selection: Selection) {
  return selected(selection).map((one) => <Entry key={one.id} {...one} />)
}

function Entry({ id, name, since, place, purpose, data, basis, storage }: Processing) {
  const { locale, messages } = useText()
  const rows = [
    [messages['processing.purpose'], purpose[locale]],
    [messages['processing.data'], data[locale]],
    [messages['processing.basis'], basis[locale]],
    [messages['processing.storage'], storage[locale]],
  ] as const
  const day = since ? fill(messages['processing.since'], { date: longDate(since, locale) }) : messages['processing.since.never']
  return (
    <section className="proc" aria-labelledby={id}>
      <h3 id={id}>{name[locale]}</h3>
      <p className="micro">
        {messages[placeNames[place]]} · {day}
      </p>
      <dl>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What lies in the browser and under which name. */
function KeptInBrowser() {
  const { locale, messages } = useText()
  const kept = processings.flatMap(({ id, kept: one, purpose, storage }) => (one ? [{ id, purpose, storage, ...one }] : []))
  return (
    <table className="tbl tbl--stack">
      <thead>
        <tr>
          <th scope="col">{messages['processing.kept.name']}</th>
          <th scope="col">{messages['processing.purpose']}</th>
          <th scope="col">{messages['processing.kept.when']}</th>
          <th scope="col">{messages['processing.storage']}</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ id, name, in: store, purpose, when, storage }) => (
          <tr key={id}>
            <th scope="row">
              <code>{name}</code>
              <span className="kw">{messages[storeNames[store]]}</span>
            </th>
            <Cell label={messages['processing.purpose']}>{purpose[locale]}</Cell>
            <Cell label={messages['processing.kept.when']}>{when[locale]}</Cell>
            <Cell label={messages['processing.storage']}>{storage[locale]}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ label, children }: { label: string; children: string }) {
  return <td data-l={label}>{children}</td>
}

/** Opens the choice about consent; not displayed on a site that has nothing to ask for. */
function ConsentChoice() {
  const { messages } = useText()
  return (
    <p className="cons-l" data-key={unstamped.analytics.key} data-captcha={unstamped.captcha.siteKey}>
      <a className="btn btn--2" href={`#${CONSENT_ID}`}>
        {messages['consent.change']}
      </a>
    </p>
  )
}

export const legalVocabulary = { ConsentChoice, ProcessingOverview, Processings, KeptInBrowser }
