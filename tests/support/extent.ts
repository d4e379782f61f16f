/** Whether everything is asked for (`npm run test:all`), or what fits between two commits. */
export const isWhole = process.env.TEST_EXTENT === 'all'

const tag = '@long'

/** Marks a browser test of a case at the edge: `npm run test:all` has it, the run between two commits leaves it out. */
export const LONG = { tag } as const

/** What the run between two commits leaves out, as the browser's runner is told. */
export const leftOut = isWhole ? undefined : new RegExp(tag)

/** For one test of many that differ in a detail: the run between two commits has those for which `isCommon`. */
export const longUnless = (isCommon: boolean) => (isCommon ? {} : LONG)
