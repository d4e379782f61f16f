import { renderToStaticMarkup } from 'react-dom/server'
import { problemKinds } from '#services/api'
import type { Locale } from '#words/locales'
import { messagesFor } from '#words/messages'

/** All codes with their sentences; the `type` of a problem leads to its row. */
export function composeProblems(locale: Locale): string {
  const messages = messagesFor(locale)
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
          {Object.entries(problemKinds).map(([name, kind]) => (
            <tr key={name} id={name}>
              <td data-l={code}>
                <code>{name}</code>
              </td>
              <td data-l={status}>{kind.status}</td>
              <td data-l={meaning}>{kind.title[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>,
  )
}
