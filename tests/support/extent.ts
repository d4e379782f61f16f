/** Whether everything is asked for (`npm run test:all`), or what fits between two commits. */
export const isWhole = process.env.TEST_EXTENT === 'all'
