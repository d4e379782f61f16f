import { beforeAll, describe, expect, it } from 'vitest'
import { glossary } from '#words/facts'
import { contentPieces } from './content-pieces.ts'
import { type Finding, listed, type Piece } from './piece.ts'
import { enginePieces, germanSections, misnamed, misnamedPages, misnamedStatutes, namings } from './terms.ts'

const german = (text: string): Piece => ({ file: 'content/blog/eins/de.mdx', place: 'line 1', locale: 'de', text })
const english = (text: string): Piece => ({ file: 'content/blog/eins/en.mdx', place: 'line 1', locale: 'en', text })
const said = (findings: readonly Finding[]) => findings.map(({ text }) => text)

let pieces: readonly Piece[] = []

beforeAll(() => {
  pieces = [...contentPieces(), ...enginePieces()]
})

describe('what things are called (content/facts/glossary.json)', () => {
  it('is read in texts of every kind, and in what the engines say', () => {
    const rooms = new Set(pieces.map(({ file, locale }) => `${file.split('/').slice(0, 2).join('/')} ${locale}`))
    const kinds = ['blog', 'wissen', 'vorlagen', 'pages', 'messages', 'mails', 'problems', 'answers', 'documents', 'downloads', 'api']
    for (const room of [...kinds.map((kind) => `content/${kind}`), 'zeugnis/lexicon', 'talent/lexicon', 'contract-check/lexicon'])
      for (const locale of ['de', 'en']) expect(rooms).toContain(`${room} ${locale}`)
  })

  it('has one name each', () => {
    expect(listed(pieces.flatMap(misnamed))).toBe('')
  })

  it('is what its page is called in the navigation, on the page and by links', () => {
    const named = namings()
    expect(new Set(named.map(({ page }) => page)).size).toBeGreaterThanOrEqual(5)
    expect(listed(named.flatMap(misnamedPages))).toBe('')
  })

  it('is the name that content/facts/law.json has for a statute, in English', () => {
    expect(listed(pieces.flatMap(misnamedStatutes))).toBe('')
  })

  it('is a section in English, not a §', () => {
    expect(listed(pieces.flatMap(germanSections))).toBe('')
  })

  it.each(glossary)('$id is not itself among the words to avoid', (term) => {
    expect(said([...misnamed(german(term.de)), ...misnamed(english(term.en))])).toEqual([])
  })

  it.each(glossary)('$id: each word to avoid is found', ({ not, page }) => {
    for (const [locale, piece] of [
      ['de', german],
      ['en', english],
    ] as const)
      for (const { avoid, naming } of not[locale])
        for (const word of avoid) {
          const sample = piece(`Hier: ${word}.`)
          const found = naming && page ? misnamedPages({ ...sample, page }) : misnamed(sample)
          expect(found, word).not.toEqual([])
        }
  })
})

describe('a word to avoid', () => {
  it('is named with its place, the term and the reason', () => {
    expect(misnamed(german('Zwei Zeitwörtern fehlt ein Verstärker.'))).toEqual([
      { file: 'content/blog/eins/de.mdx', text: 'line 1: Zeitwörtern: write Zeitfaktor. Ein Zeitwort ist ein Verb.' },
    ])
    expect(said(misnamed(english('Two words of\u00A0time, and the Trade Code')))).toEqual([
      'line 1: words of time: write time adverb. Not English: grammar calls “always” and “at all times” time adverbs.',
      'line 1: Trade Code: write Trade Regulation Act. One name for each statute, the one that our record of statutes has.',
    ])
  })

  it('is found in quoted wording of the other language, not inside of a longer word, nor among what visitors call a page', () => {
    expect(said(misnamed(english('time adverbs („Zeitwörter“)')))).toHaveLength(1)
    expect(misnamed(german('Die Zeitwortarten der Grammatik'))).toEqual([])
    expect(misnamed({ ...german('Testkonto'), place: 'keywords.0' })).toEqual([])
  })

  it('is found in the name of a page, where elsewhere it is right', () => {
    const piece = german('Zur Zeugnisanalyse')
    expect(misnamed(piece)).toEqual([])
    expect(said(misnamedPages({ ...piece, page: '/products/zeugnisparser' }))[0]).toContain('Zeugnisanalyse: write Zeugnisparser.')
    expect(misnamedPages({ ...piece, page: '/methode' })).toEqual([])
  })
})

it('finds a section that is written as in German, in English sentences and nowhere else', () => {
  expect(germanSections(english('under § 109 Abs. 3 GewO'))).toHaveLength(1)
  expect(germanSections(english('Annex III Nr. 4'))).toHaveLength(1)
  expect([english('under section 109(3) GewO'), english('„nach § 109 GewO“'), german('§ 109 GewO')].flatMap(germanSections)).toEqual([])
  expect(germanSections({ ...english('§ 109 GewO (Trade Regulation Act)'), place: 'sources.0' })).toEqual([])
})

it('finds the name of a statute that is not the one of the record', () => {
  const wrong = [
    'section 14(4) TzBfG (Part-Time Employment Act)',
    'section 1 AGG, the German Equal Treatment Act',
    'the Vocational Education Act (BBiG)',
  ]
  for (const text of wrong) expect(misnamedStatutes(english(text)), text).toHaveLength(1)
  const right = ['section 1 AGG, the General Equal Treatment Act', 'the German Vocational Training Act (BBiG)', 'BGB, BAG, 12 May']
  expect(right.map(english).flatMap(misnamedStatutes)).toEqual([])
})
