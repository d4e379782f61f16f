const pattern = /^[ \t\n\r\f\v]*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?[ \t\n\r\f\v]*$/i

/** The number that SQLite reads in a text when it is compared with a number's column; undefined for other texts. */
export function numberOfText(text: string): number | undefined {
  return pattern.test(text) ? Number(text) : undefined
}
