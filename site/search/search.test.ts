import { describe, expect, it } from 'vitest'
import type { StoredPage } from './index-file.ts'
import { packWords } from './packed-words.ts'
import { makeSearch } from './search.ts'

function page(path: string, title: string, more: Partial<StoredPage> = {}): StoredPage {
  return { path, title, names: '', about: '', sections: [], ...more }
}

const section = (id: string, heading: string, text: string) => ({ id, heading, text })

const search = makeSearch(
  {
    pages: [
      page('/wissen/schlussformel', 'Dankes- und Schlussformel', { about: 'Der letzte Absatz eines Zeugnisses.' }),
      page('/blog-article/lexikon', 'Zwölf Begriffe', {
        about: 'Wörter rund um das Zeugnis.',
        sections: [
          section('noten', 'Noten', 'Die Zufriedenheitsformel trägt die Note.'),
          section('ende', 'Am Ende', 'Wer geht, liest die Schlussformel zuerst. Ein Geheimcode ist sie nicht.'),
        ],
      }),
      page('/blog-article/hr-arbeitszeugnis-geheimcodes', 'Geheimcodes im Arbeitszeugnis'),
      page('/pricing/zeugnisgenerator', 'Preise des Zeugnisgenerators', { names: 'Kosten, Tarife' }),
      page('/impressum', 'Impressum'),
      page('/companies-demo/behn-reederei', 'Frist und Kündigung', {
        sections: [section('a', 'Eins', 'Die Frist.'), section('b', 'Zwei', 'Eine Kündigung.')],
      }),
      page('/partners', 'Kündigung: die Frist'),
      page('/vertrauen', 'Gesetzliche Kündigung, Frist', { sections: [section('c', 'Kündigung Frist', 'Sie beträgt vier Wochen.')] }),
      page('/testzugang/anmelden', 'Anmelden', { names: 'Login, einloggen' }),
      page('/about/team', 'Wer anmeldet, meldet an', { about: 'Anmelden, anmelden, anmelden.' }),
    ],
    words: packWords(
      new Map([
        ['handelsregister', [4]],
        ['passiert', [1]],
        ['gründlich', [0]],
      ]),
    ),
  },
  'de',
)
const paths = (query: string) => search({ query, limit: 10 }).hits.map(({ path }) => path)

describe('what is found', () => {
  it.each([
    ['the plural for the singular', 'Geheimcode', '/blog-article/hr-arbeitszeugnis-geheimcodes'],
    ['the singular for the plural', 'Schlussformeln', '/wissen/schlussformel'],
    ['a word inside a compound', 'formel', '/wissen/schlussformel'],
    ['the beginning of a word', 'Schluss', '/wissen/schlussformel'],
    ['umlauts written out', 'Kuendigung', '/vertrauen'],
    ['umlauts left out', 'zwolf', '/blog-article/lexikon'],
    ['a name beside the title', 'Kosten', '/pricing/zeugnisgenerator'],
    ['a rare word that was cut from the text', 'Handelsregister', '/impressum'],
    ['parts of a compound that nobody wrote', 'Zeugniskosten', '/pricing/zeugnisgenerator'],
  ])('%s', (_, query, path) => {
    expect(paths(query)[0]).toBe(path)
  })

  it('titles stand above headings and text', () => {
    expect(paths('Schlussformel')).toEqual(['/wissen/schlussformel', '/blog-article/lexikon'])
  })

  it('words that stand together stand above words apart', () => {
    expect(paths('Kündigung Frist')[0]).toBe('/vertrauen')
  })

  it('a slip of the fingers is set right and said', () => {
    const answer = search({ query: 'die Geheimkodes', limit: 5 })
    expect(answer.hits[0]?.path).toBe('/blog-article/hr-arbeitszeugnis-geheimcodes')
    expect(answer.corrected).toMatchObject({ query: expect.stringMatching(/^die Geheimcodes?$/), unknown: 'Geheimkodes' })
    expect(search({ query: 'Geheimcodes', limit: 5 }).corrected).toBeUndefined()
  })

  it.each(['Passwort', 'mündlich', 'Formen', 'Impression'])('%s is not set right to another word', (query) => {
    expect(search({ query, limit: 5 }).corrected).toBeUndefined()
  })

  it.each(['"Geheimkodes"', '„Geheimkodes“', ' “Geheimkodes” '])('%s is searched to the letter', (query) => {
    expect(search({ query, limit: 5 })).toMatchObject({ total: 0 })
  })

  it('a page that is called what was asked stands first', () => {
    expect(paths('einloggen')).toEqual(['/testzugang/anmelden'])
    expect(paths('anmelden')[0]).toBe('/testzugang/anmelden')
  })

  it('of several kinds can be narrowed to one, counted all the same', () => {
    const answer = search({ query: 'Zeugnis', kind: 'pricing', limit: 5 })
    expect(answer.hits.map(({ kind }) => kind)).toEqual(['pricing'])
    expect(answer.total).toBeGreaterThan(1)
    expect(answer.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(answer.total)
  })
})

describe('where it is found', () => {
  it('the section with the words, and they are marked', () => {
    const hit = search({ query: 'geheimcode schlussformel', limit: 1 }).hits[0]
    expect([hit?.anchor, hit?.heading]).toEqual(['ende', 'Am Ende'])
    expect(hit?.snippet.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Schlussformel', 'Geheimcode'])
    expect(hit?.snippet.map(({ text }) => text).join('')).toBe('Wer geht, liest die Schlussformel zuerst. Ein Geheimcode ist sie nicht.')
  })

  it('the page’s beginning when its title says it all', () => {
    expect(search({ query: 'Schlussformel', limit: 1 }).hits[0]).toMatchObject({ anchor: '', heading: '' })
  })
})

describe('odd questions', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['signs', '<>&"\'/\\'],
    ['emoji', '🙂👩‍💻'],
    ['what nobody wrote', 'xyzzyqwrt'],
    ['a word without end', 'x'.repeat(2000)],
    ['a name of the language', '__proto__ constructor'],
  ])('%s: no results and no error', (_, query) => {
    expect(search({ query, limit: 5 })).toMatchObject({ total: 0, hits: [], isTooCommon: false })
  })

  it('words that stand everywhere are called so', () => {
    expect(search({ query: 'und die das', limit: 5 })).toMatchObject({ total: 0, isTooCommon: true })
  })

  it('a whole page of words is answered by its first ones', () => {
    expect(search({ query: `Schlussformel ${'Impressum '.repeat(300)}`, limit: 5 }).total).toBeGreaterThan(0)
  })
})

it('quotes the whole text of a page where it is there, and finds the same', () => {
  const about = 'Wer geht, liest zuerst den letzten Absatz.'
  const index = { pages: [page('/partners', 'Partner', { about: 'Wer geht,' })], words: packWords(new Map([['absatz', [0]]])) }
  const quoted = makeSearch(index, 'de', { '/partners': page('/partners', 'Partner', { about }) })({ query: 'Absatz', limit: 3 })
  const cut = makeSearch(index, 'de')({ query: 'Absatz', limit: 3 })
  const text = ({ hits }: typeof cut) => hits.map(({ snippet }) => snippet.map((piece) => piece.text).join(''))
  expect([text(quoted), text(cut)]).toEqual([[about], ['Wer geht,\u00a0…']])
})
