/**
 * A text that sorts by bytes as SQLite sorts values: numbers before texts. `1` and the bits of the number, of which
 * negative ones are turned over; `2` and the text. `_json_key` and `_number_key` in PostgreSQL make the same.
 */
export function jsonKey(value: string | number | boolean): string {
  return typeof value === 'string' ? `2${value}` : `1${numberBits(Number(value))}`
}

function numberBits(value: number): string {
  const bytes = Buffer.alloc(8)
  // Adding 0 makes one zero of both.
  bytes.writeDoubleBE(value + 0)
  if (value < 0) return `0${Buffer.from(bytes.map((byte) => 255 - byte)).toString('hex')}`
  return `1${bytes.toString('hex')}`
}

const pattern = /^[ \t\n\r\f\v]*[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?[ \t\n\r\f\v]*$/i

/** The number that SQLite reads in a text when it is compared with a number's column; undefined for other texts. */
export function numberOfText(text: string): number | undefined {
  return pattern.test(text) ? Number(text) : undefined
}
