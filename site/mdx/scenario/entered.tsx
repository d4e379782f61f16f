import { fill, longDate } from '#words/interface'
import { gradedTopics, type ZeugnisSpec } from '#zeugnis'
import { type TextContextValue, useText } from '../text-context.ts'
import { useScenario } from './context.ts'
import { scenarios } from './scenarios.ts'

/** What the form was given, in the form's own words. */
export function Entered() {
  const text = useText()
  const spec = scenarios[useScenario()]
  return (
    <div className="sce-e">
      <h3>{text.messages['scenario.entered']}</h3>
      <dl className="ent">
        {rowsOf(spec, text).map(({ term, value, isGerman }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd {...(isGerman && text.locale !== 'de' && { lang: 'de' })}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The same in one line: post, period, grades. It stands for the list where that is folded, so the search leaves it out. */
export function EnteredLine() {
  const { locale, messages } = useText()
  const { job, from, to, overall, grades = {} } = scenarios[useScenario()]
  const day = longDate(from, locale)
  const period = to ? fill(messages['scenario.period'], { from: day, to: longDate(to, locale) }) : fill(messages['scenario.since'], { from: day })
  const single = gradedTopics.flatMap((topic) => (grades[topic] ? [`${messages[`topic.${topic}`]}\u00a0${grades[topic]}`] : []))
  return (
    <p className="sce-g marks" data-search="off">
      <span lang="de">{job.title}</span>, {[period, fill(messages.grade, { grade: overall }).replace(' ', '\u00a0'), ...single].join(', ')}
    </p>
  )
}

interface EnteredRow {
  readonly term: string
  readonly value: string
  /** Stands in the letter as it is. */
  readonly isGerman?: true
}

function rowsOf(spec: ZeugnisSpec, { locale, messages }: TextContextValue): EnteredRow[] {
  const { kind, person, employer, job, from, to, overall, grades = {}, occasion, reason, tasks } = spec
  const named = (grade: number) => fill(messages.grade, { grade })
  const single = gradedTopics.flatMap((topic) => {
    const grade = grades[topic]
    return grade ? [{ term: messages[`topic.${topic}`], value: named(grade) }] : []
  })
  return [
    { term: messages['draft.kind'], value: messages[`draft.kind.${kind}`] },
    { term: messages['scenario.person'], value: `${person.firstName} ${person.lastName}`, isGerman: true },
    { term: messages['draft.job'], value: job.title, isGerman: true },
    { term: messages['draft.employer'], value: `${employer.name}, ${employer.city}`, isGerman: true },
    { term: messages['draft.from'], value: longDate(from, locale) },
    ...(to ? [{ term: messages['draft.to'], value: longDate(to, locale) }] : []),
    { term: messages['scenario.tasks'], value: String(tasks.length) },
    { term: messages['draft.overall'], value: named(overall) },
    ...single,
    ...(kind === 'zwischen' && occasion ? [{ term: messages['draft.occasion'], value: messages[`draft.occasion.${occasion}`] }] : []),
    ...(reason ? [{ term: messages['draft.reason'], value: messages[`draft.reason.${reason}`] }] : []),
  ]
}
