import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Of whatever else it is around, a tap would be held and given back to it, and not to the link that was tapped. */
it('only forms wait for React as a whole: links and folds in a part of a page work before it', () => {
  const marked = globSync('site/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<([\w.]+)(?=[^<>]*\sdata-react(?![\w-]))/g)].map(([, tag]) => `${tag} in ${file}`),
  )
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.filter((one) => !one.startsWith('form '))).toEqual([])
})
