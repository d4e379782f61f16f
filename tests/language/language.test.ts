import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#words/interface'
import { contentPieces } from './content-pieces.ts'
import { dataFolders, twinProblemsIn } from './data-twins.ts'
import { listed, type Piece } from './piece.ts'
import { repeatsIn } from './repeats.ts'
import { misspellings } from './spelling-of-content.ts'
import { problemsOf, twinProblems, twins } from './structure.ts'
import { typographyOf } from './typography.ts'
import { wordLists } from './word-list.ts'

let pieces: readonly Piece[] = []
const pairs = twins()

beforeAll(() => {
  pieces = contentPieces()
})

describe('the words of the site', () => {
  it('reads texts of every kind: prose, front matter, labels, data, interfaces', () => {
    const files = new Set(pieces.map(({ file, locale }) => `${file.split('/')[1]} ${file.split('.').at(-1)} ${locale}`))
    const mdxKinds = ['blog mdx', 'pages mdx', 'wissen mdx']
    const dataKinds = ['messages json', 'mails json', 'problems json', 'answers json', 'documents json', 'facts json', 'api yaml']
    for (const kind of [...mdxKinds, ...dataKinds]) for (const locale of ['de', 'en']) expect(files).toContain(`${kind} ${locale}`)
  })

  it('are spelt as the dictionaries or the reviewed lists spell them (docs/editing.md: Language checks)', async () => {
    expect(listed(await misspellings(pieces))).toBe('')
  })

  it('have the signs and spaces of their language', () => {
    expect(listed(pieces.flatMap(typographyOf))).toBe('')
  })

  it('say no longer sentence on two pages', () => {
    expect(listed(repeatsIn(pieces))).toBe('')
  })

  it('stand under headings in order, each of its own, and every picture has a text', () => {
    expect(listed(pairs.flat().flatMap(problemsOf))).toBe('')
  })

  it('are built alike in both languages: headings, links, dates', () => {
    expect(listed(pairs.flatMap(([german, english]) => twinProblems(german, english)))).toBe('')
  })

  it('have the same fields in both languages, and the same places to fill', () => {
    const folders = dataFolders()
    expect(folders).toEqual(expect.arrayContaining(['content/mails/', 'content/messages/', 'content/problems/']))
    expect(listed(folders.flatMap(twinProblemsIn))).toBe('')
  })
})

it.each(['both', ...locales.map(({ code }) => code)] as const)('the reviewed words (%s) stand in order, each once', (name) => {
  const groups = Object.values(wordLists[name])
  for (const words of groups)
    expect(words).toEqual(
      words.toSorted((a, b) => (a.toLowerCase() === b.toLowerCase() ? (a < b ? -1 : 1) : a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
  expect(new Set(groups.flat()).size).toBe(groups.flat().length)
})
