import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inMegabytes, limits } from '../../site/files/limits.ts'

it.each(['de', 'en'])('the page of the parser states the limits of files and texts (%s)', (locale) => {
  const page = readFileSync(new URL(`../../content/pages/products-zeugnisparser/${locale}.mdx`, import.meta.url), 'utf8')
  expect(page).toContain(`${inMegabytes(limits.file)}\u00a0MB`)
  expect(page).toContain(limits.text.toLocaleString(locale))
})
