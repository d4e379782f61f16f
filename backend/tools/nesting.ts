/** SQLite reads JSON of 1000 levels, and what walks through a value here has a stack of some thousands. */
const MOST_LEVELS = 500

/** Whether lists and objects lie deeper within each other than anything here could work with. */
export function isNestedTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= MOST_LEVELS; depth++) {
    level = level.filter((entry) => typeof entry === 'object' && entry !== null).flatMap((entry) => Object.values(Object(entry)))
    if (level.length === 0) return false
  }
  return true
}
