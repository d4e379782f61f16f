import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Proofs } from './line.ts'

const root = new URL('../../../', import.meta.url)

/** Titles of the tests in a file as they are written there, with `…` for what a loop fills in. */
function titlesIn(file: string): readonly string[] {
  const text = readFileSync(fileURLToPath(new URL(file, root)), 'utf8')
  // The title is the first argument of `test` or `it`, or of what `it.each(…)` gives.
  const calls = text.matchAll(/(?:\b(?:test|it)|^ *\]\)|\beach\(.*\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm)
  return [...calls].map(([, , title = '']) => title.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'))
}

/** Tests that are named and not there. */
export function untriedIn(proofs: Proofs): readonly string[] {
  return Object.entries(proofs).flatMap(([file, wanted]) => {
    const titles = titlesIn(file)
    return wanted.filter((title) => !titles.includes(title)).map((title) => `${file}: ${title}`)
  })
}
