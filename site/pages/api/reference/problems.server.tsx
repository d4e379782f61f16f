import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { problemStatuses } from '#services/api'
import { type Locale, messagesFor } from '#words/interface'
import { problemTexts } from '#words/said'

/** All codes with their sentences; the `type` of a problem leads to its row. */
export function composeProblems(locale: Locale): string {
  const messages = messagesFor(locale)
  const sentences: Readonly<Record<string, string>> = problemTexts[locale].kinds
  const [code, status, meaning] = [messages['api.problems.code'], messages['api.problems.status'], messages['api.problems.meaning']]
  return renderToStaticMarkup(
    <>
      <h2 id="codes">{messages['api.problems']}</h2>
      <table className="tbl tbl--stack codes-t">
        <thead>
          <tr>
            <th scope="col">{code}</th>
            <th scope="col">{status}</th>
            <th scope="col">{meaning}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(problemStatuses).map(([name, number]) => (
            <tr key={name} id={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{number}</td>
              <td>
                <Sentence text={sentences[name] ?? ''} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>,
  )
}

const quotes = { de: ['„', '“'], en: ['“', '”'] } as const satisfies Record<Locale, readonly [string, string]>

/** Names of headers and values stand in quotes: they stay whole. */
function Sentence({ text, locale }: { text: string; locale: Locale }) {
  const [open, close] = quotes[locale]
  const [start, ...others] = text.split(open)
  return (
    <>
      {start}
      {others.map((part) => {
        const end = part.indexOf(close) + 1
        return (
          <Fragment key={part}>
            <span className="unbroken">{open + part.slice(0, end)}</span>
            {part.slice(end)}
          </Fragment>
        )
      })}
    </>
  )
}
