import { jobs, type Opening } from '#words/facts'
import { fill, type Locale } from '#words/interface'
import { FORM_ID } from '../../forms/form-address.ts'
import { inLocale, jobsPath } from '../../route-table/pages.ts'
import { Note } from '../blocks.tsx'
import { formatNumber } from '../measured/figure-table.tsx'
import { useText } from '../text-context.ts'
import { PayEnds, PayScale } from './pay-scale.tsx'

type Items = Opening['tasks']

/** All openings, each a row that opens. */
export function Openings() {
  const { locale, messages } = useText()
  return (
    <>
      {jobs.sample && (
        <Note title={messages['jobs.samples']}>
          <p>{messages['jobs.samples.text']}</p>
        </Note>
      )}
      <PayEnds />
      <div className="jobs-l">
        {jobs.openings.map((opening) => (
          <OpeningRow key={opening.id} {...opening} />
        ))}
      </div>
      <section className="job" aria-labelledby="offer">
        <h3 id="offer">{messages['jobs.offer.every']}</h3>
        <div className="job-b job-o">
          <Lines lines={jobs.offer} locale={locale} />
        </div>
      </section>
    </>
  )
}

/** The mark of all genders stays beside the last word of the title, where a line has room for both. */
function JobTitle({ title }: { title: string }) {
  const last = title.lastIndexOf(' ') + 1
  return (
    <>
      {title.slice(0, last)}
      <span className="mwd-w">
        {title.slice(last)} <span className="mwd">(m/w/d)</span>
      </span>
    </>
  )
}

function OpeningRow(opening: Opening) {
  const { locale, messages } = useText()
  const { id, title, about, hours, pay } = opening
  return (
    <details className="job-r">
      <summary>
        <h3>
          <JobTitle title={title[locale]} />
        </h3>
        <span className="small">{about[locale]}</span>
        <span className="micro">
          {fill(messages['jobs.pay.text'], amountsOf(pay, locale))}
          {' · '}
          {fill(messages['jobs.hours.short'], hours)}
        </span>
        <PayScale {...pay} />
      </summary>
      <div className="job" id={id}>
        <OpeningTerms {...opening} />
        <OpeningLists {...opening} />
      </div>
    </details>
  )
}

const amountsOf = ({ from, to }: Opening['pay'], locale: Locale) => ({ from: formatNumber(from, locale), to: formatNumber(to, locale) })

function OpeningTerms(opening: Opening) {
  const { locale, messages } = useText()
  return (
    <div>
      {jobs.sample && (
        <p className="smp">
          <i>{messages['jobs.sample']}</i>
        </p>
      )}
      <Terms {...opening} />
      <Apply id={opening.id} title={opening.title[locale]} />
    </div>
  )
}

function OpeningLists({ tasks, needed, helpful, offer }: Opening) {
  const { locale, messages } = useText()
  return (
    <div className="job-b">
      <LineList heading={messages['jobs.tasks']} lines={tasks} locale={locale} />
      <LineList heading={messages['jobs.needed']} lines={needed} locale={locale} />
      <LineList heading={messages['jobs.helpful']} lines={helpful} locale={locale} />
      <LineList heading={messages['jobs.offer']} lines={offer} locale={locale} />
    </div>
  )
}

function Terms({ hours, place, contract, pay }: Opening) {
  const { locale, messages } = useText()
  const rows = [
    [messages['jobs.place'], place[locale]],
    [messages['jobs.hours'], fill(messages['jobs.hours.text'], hours)],
    [messages['jobs.contract'], contract[locale]],
    [messages['jobs.pay'], fill(messages['jobs.pay.text'], amountsOf(pay, locale))],
  ] as const
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The form below, with the opening chosen; of an example one may at most ask. */
function Apply({ id, title }: { id: string; title: string }) {
  const { locale, messages } = useText()
  return (
    <a className="more" href={`${inLocale(jobsPath, locale)}?job=${id}#${FORM_ID}`}>
      {messages[jobs.sample ? 'jobs.ask' : 'jobs.apply']}
      <span className="vh"> {title}</span>
    </a>
  )
}

function LineList({ heading, lines, locale }: { heading: string; lines: Items; locale: Locale }) {
  return (
    <section>
      <h4>{heading}</h4>
      <Lines lines={lines} locale={locale} />
    </section>
  )
}

function Lines({ lines, locale }: { lines: Items; locale: Locale }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.de}>{line[locale]}</li>
      ))}
    </ul>
  )
}
