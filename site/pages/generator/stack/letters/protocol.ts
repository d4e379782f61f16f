/** A line of the protocol, and of any other CSV file made here. */
export type CsvRow = readonly string[]

/** What makes spreadsheets compute a cell: with an apostrophe before it, it stays text. */
const computed = /^[=+\-@\t\r]/

/** CSV as German spreadsheets open it by a click: semicolons, a byte order mark, lines ended as RFC 4180 says. */
export function csvOf(rows: readonly CsvRow[]): Uint8Array {
  const lines = rows.map((row) => row.map(cellOf).join(';'))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}

function cellOf(text: string): string {
  const safe = computed.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
