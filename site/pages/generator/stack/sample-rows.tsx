import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { sampleTable } from './sample-table.ts'

/** Name, occupation, first day and grade: enough to see what a row is. */
const SHOWN = [0, 4, 5, 8]

/** How a table may look: the first rows of the sample, beside the buttons that ask for one. */
export function SampleRows({ locale }: { locale: Locale }) {
  const t = useMessages()
  const { headers, rows } = sampleTable(locale)
  return (
    <table className="stk-s">
      <caption>{t('stack.sample.name')}</caption>
      <thead>
        <tr>
          {SHOWN.map((at) => (
            <th key={at} scope="col">
              {headers[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, 3).map((cells) => (
          <tr key={cells[0]}>
            {SHOWN.map((at) => (
              <td key={at}>{cells[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
