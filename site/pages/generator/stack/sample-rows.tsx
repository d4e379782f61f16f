import { useMessages } from '../../../messages/messages.tsx'

/** Names of columns and rows below them. */
export interface SampleCells {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** How a table may look: the first rows of the sample, beside the buttons that ask for one. */
export function SampleRows({ sample: { headers, rows } }: { readonly sample: SampleCells }) {
  const t = useMessages()
  return (
    <table className="stk-s">
      <caption>{t('stack.sample.name')}</caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
