import { useEffect } from 'react'
import { fill } from '#words/interface'

/**
 * What scripts add to a filtered table (`[data-rows]`): rows without the typed word leave it, and a status says how many
 * are left. The radios beside it need no script. A word typed before React came is answered when it is there.
 */
export function RowFilter() {
  useEffect(() => {
    const tables = [...document.querySelectorAll('[data-rows]')]
    const answer = ({ target }: Event) => {
      const table = target instanceof Element && target.closest('[data-rows]')
      if (table) filterRows(table)
    }
    for (const table of tables) filterRows(table)
    document.addEventListener('input', answer)
    return () => document.removeEventListener('input', answer)
  }, [])
  return null
}

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

function filterRows(table: Element): void {
  const word = folded(table.querySelector<HTMLInputElement>('[data-rows-word]')?.value ?? '')
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]
  for (const row of rows) row.hidden = !folded(row.textContent).includes(word)
  const said = table.querySelector<HTMLElement>('[data-rows-said]')
  const shown = rows.filter((row) => getComputedStyle(row).display !== 'none').length
  const text = fill(said?.dataset.rowsSaid ?? '', { shown, total: rows.length })
  if (said && said.textContent !== text) said.textContent = text
}
