import { expect, it } from 'vitest'
import { readPage } from './read-page.ts'

const html = (main: string, head = '') =>
  `<html><head><title>x</title><meta property="og:title" content="Titel &amp; mehr"><meta name="description" content="Kurz."><meta name="keywords" content="Kosten">${head}</head>
  <body><nav><p>Kopf</p></nav><main id="inhalt"><nav><ol><li><span aria-current="page">Name</span></li></ol></nav>${main}</main><footer><h2 id="f">Fuß</h2></footer></body></html>`

it('reads title, description, names and the sections of the main part', () => {
  const page = readPage(
    html('<h1>Kopf&shy;zeile</h1><p class="lead">Ein <b>An</b>fang.</p><h2 id="a">Erstes</h2><p>Text</p><ul><li>eins</li><li>zwei</li></ul>'),
  )
  expect(page).toEqual({
    title: 'Titel & mehr',
    names: ['Name', 'Kosten'],
    description: 'Kurz.',
    isIndexed: true,
    sections: [
      { id: '', heading: 'Kopfzeile', text: 'Ein Anfang.' },
      { id: 'a', heading: 'Erstes', text: 'Text eins zwei' },
    ],
  })
})

it('a heading without an id belongs to its section, and begins one only where that has an id', () => {
  const { sections } = readPage(html('<h1>T</h1><section id="s"><h2>Kopf</h2><p>a</p><h3>Teil</h3><p>b</p></section>'))
  expect(sections.slice(1)).toEqual([{ id: 's', heading: 'Kopf', text: 'a Teil b' }])
})

it('sets apart what only styles set apart', () => {
  expect(readPage(html('<h1>T</h1><a><span>Titel</span><span>Satz</span></a>')).sections[0]?.text).toBe('Titel Satz')
})

it('leaves out controls, code, what is hidden and what says that it should not be found by', () => {
  const silent =
    '<button>b</button><form>f</form><pre>p</pre><p hidden>h</p><svg><title>s</title></svg><div data-search="off"><h2 id="o">o</h2>x</div><i aria-hidden="true">i</i>'
  expect(readPage(html(`<h1>T</h1>${silent}<p>Text</p>`)).sections).toEqual([{ id: '', heading: 'T', text: 'Text' }])
})

it('says when robots are asked to stay out', () => {
  expect(readPage(html('<h1>T</h1>', '<meta name="robots" content="noindex, nofollow">')).isIndexed).toBe(false)
})

it('sets the cells of a table apart and leaves out its head', () => {
  const table = '<table><thead><tr><th>Note</th><th>Wortlaut</th></tr></thead><tbody><tr><td>1</td><td></td><td>stets</td></tr></tbody></table>'
  expect(readPage(html(`<h1>T</h1>${table}`)).sections[0]?.text).toBe('1 · stets')
})
