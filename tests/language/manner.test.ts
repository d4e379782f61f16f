import { expect, it } from 'vitest'
import { contentPieces } from './content-pieces.ts'
import { type Manner, mannersOf } from './manner.ts'
import type { Piece } from './piece.ts'

/** So many of a habit may stand on one page. */
const most: Readonly<Record<Manner, number>> = { proverb: 2, 'punch-line': 2, 'not-but': 1 }
const mostOfArticle: Readonly<Record<Manner, number>> = { proverb: 1, 'punch-line': 1, 'not-but': 1 }

const german = (text: string): Piece => ({ file: 'content/blog/eins/de.mdx', place: 'line 1', locale: 'de', text })
const kinds = (text: string) => mannersOf(german(text)).map(({ manner }) => manner)

it.each<[string, Manner[]]>([
  ['Wer fragt, bekommt eine Antwort.', ['proverb']],
  ['Wer löscht, und wann?', []],
  ['Das ist kein Code, sondern Sprache.', ['not-but']],
  [
    'Das Gesetz verlangt seit dem 1. Januar 2025 die Einwilligung der beschäftigten Person, bevor eine Datei an die Stelle des Papiers tritt. Papier bleibt.',
    ['punch-line'],
  ],
  ['Kurz. Knapp.', []],
])('finds the habits of: %s', (text, manners) => {
  expect(kinds(text)).toEqual(manners)
})

it('no page has more of a habit than readers bear', () => {
  const found = contentPieces()
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap(mannersOf)
  const byPage = Map.groupBy(found, ({ manner, finding }) => `${finding.file} ${manner}`)
  const limitOf = (file: string, manner: Manner) => (file.startsWith('content/blog/') ? mostOfArticle : most)[manner]
  const tooMany = [...byPage.values()].filter(([first, ...rest]) => first && rest.length + 1 > limitOf(first.finding.file, first.manner))
  expect(tooMany.flat().map(({ finding }) => `${finding.file} ${finding.text}`)).toEqual([])
})
