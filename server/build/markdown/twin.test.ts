import { expect, it } from 'vitest'
import { type ListedPage, listPages } from '#site'
import { twin } from './twin.ts'

const pageAt = (address: string): ListedPage => {
  const page = listPages(() => ['x']).find((one) => one.address === address)
  if (!page) throw new Error(`No page at ${address}`)
  return page
}

const article = pageAt('/blog-article/x')

/** What the twin of an article says below its head, for this markup. */
function bodyOf(html: string, page = article): string {
  return whole(html, page).split('Lead.\n\n')[1] ?? ''
}

function whole(html: string, page = article): string {
  const head = '<head><title>T</title><meta name="description" content="Worum es geht."/></head>'
  const header = '<header class="ph"><div class="leine">Blog</div><nav><a href="/">Start</a></nav><h1>Titel</h1><p class="lead">Lead.</p></header>'
  return twin(`<html>${head}<body><main>${header}<div data-prose="main">${html}</div><section>Weiterlesen</section></main></body></html>`, page)
}

it('begins with the title, what it is about, its address and the other language, and leaves out what surrounds the text', () => {
  expect(whole('<nav>Inhalt</nav><p>Text.</p><button>Kopieren</button>')).toBe(
    [
      '# Titel',
      '> Worum es geht.',
      '- Diese Seite: <https://origin.invalid/blog-article/x>\n- Auf Englisch: <https://origin.invalid/en/blog-article/x.md>',
      'Lead.',
      'Text.\n',
    ].join('\n\n'),
  )
})

it('is in the language of its page', () => {
  expect(whole('<p>Text.</p>', pageAt('/en/wissen/x'))).toContain('- In German: <https://origin.invalid/wissen/x.md>')
})

it('gives a text to copy its title, without its length and its button', () => {
  const head = '<div class="boil-h"><h3>Brief</h3><span class="micro boil-n">2 Wörter</span><button>Kopieren</button></div>'
  expect(bodyOf(`<div class="boil">${head}<div class="boil-t"><p>Guten Tag,</p><p>[Name]</p></div></div>`)).toBe(
    '### Brief\n\nGuten Tag,\n\n\\[Name]\n',
  )
})

it('leads to whole addresses, also from a place on the page', () => {
  expect(bodyOf('<p><a href="/wissen/y">Y</a> <a href="#z">Z</a> <a href="https://a.example/">A</a></p>')).toBe(
    '[Y](https://origin.invalid/wissen/y) [Z](https://origin.invalid/blog-article/x#z) [A](https://a.example/)\n',
  )
})

it('keeps tables, the language of code, and notes with their places', () => {
  const note = '<p>Satz.<sup><a class="fn" role="doc-noteref" href="#fn-1">1</a></sup></p>'
  const notes =
    '<section role="doc-endnotes"><h2>Fußnoten</h2><ol><li id="fn-1"><p>Quelle. <a class="fn-back" href="#fnref-1">↩</a></p></li></ol></section>'
  expect(bodyOf(note + notes)).toBe('Satz.[^1]\n\n[^1]: Quelle.\n')
  expect(bodyOf('<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody><tfoot><tr><td>Alle</td></tr></tfoot></table>')).toBe(
    '| A |\n| - |\n| 1 \\| 2 |\n',
  )
  expect(
    bodyOf(
      '<div class="cb"><div class="cb-h"><span>JSON</span></div><pre><code class="language-json">{<span class="k">"a"</span>: 1}</code></pre></div>',
    ),
  ).toBe('```json\n{"a": 1}\n```\n')
})

it('says in words what marks in a letter say by their look', () => {
  const letter =
    '<div class="tpl-c"><fieldset>Note</fieldset></div><article class="marg"><p class="t">Kopf</p><h3 class="t g g1 gh">Note 1</h3>' +
    '<p class="t g g1"><span class="af">Sie war <mark class="ann" data-g="1">stets <i>sehr</i></mark> gut.</span><span class="am">Er war gut.</span></p>' +
    '<div class="n g g1"><b>Leistung</b><p>Zwei Wörter.</p></div><p class="t">Ort</p><p class="t">Name</p></article>'
  expect(bodyOf(letter)).toBe(
    [
      'Der Brief in allen fünf Noten, hier für eine Frau. Fett stehen die Wörter, die eine Note tragen. Anfang, Datum und Unterschrift sind in allen Noten gleich.',
      '> Kopf',
      '### Note 1',
      '> Sie war **stets _sehr_** (Note 1) gut.',
      '**Leistung** · Zwei Wörter.',
      '---',
      '> Ort\n>\n> Name\n',
    ].join('\n\n'),
  )
})

it('keeps the sentences of a cell apart', () => {
  const say = (text: string) => `<p class="say"><span class="ref" lang="de">${text}</span> <button>Kopieren</button></p>`
  const more = `<details><summary>1 weitere</summary><div>${say('Alles Gute.')}</div></details>`
  const cell = `<td><div>${say('Sie war <span class="ann" data-g="2">stets gut</span>.')}</div>${more}</td>`
  expect(bodyOf(`<table><thead><tr><th>A</th></tr></thead><tbody><tr>${cell}</tr></tbody></table>`)).toBe(
    '| A |\n| - |\n| Sie war **stets gut** (Note 2). · Alles Gute. |\n',
  )
})

it('sets a title apart from the text behind it', () => {
  expect(bodyOf('<div class="side" role="note"><b>Merke</b> Ein Satz.</div>')).toBe('**Merke:** Ein Satz.\n')
})

it('sets fields as a table with their paths, and answers by their status', () => {
  const inner =
    '<dl class="params"><div><dt><code>b</code> <span>integer | null</span></dt><dd><p>Zahl.</p><p class="micro">1 bis 5</p></dd></div></dl>'
  const fields = `<dl class="params"><div><dt><code>a</code> <span>object[]</span><em>erforderlich</em></dt><dd>${inner}</dd></div></dl>`
  expect(bodyOf(fields)).toBe(
    '| Feld | Typ | Bedeutung |\n| - | - | - |\n| `a` | `object[]`, erforderlich | |\n| `a[].b` | `integer \\| null` | Zahl. 1 bis 5 |\n',
  )
  expect(bodyOf('<dl class="params"><div><dt><code>200</code></dt><dd>Gut.</dd></div></dl>')).toBe(
    '| Status | Bedeutung |\n| - | - |\n| `200` | Gut. |\n',
  )
})

it('gives each language of a sample its heading', () => {
  const block = (name: string, title: string) =>
    `<div class="cb ${name}"><div class="cb-h"><span>${title}</span><button>Kopieren</button></div><pre>x</pre></div>`
  expect(bodyOf(block('in-curl', 'curl: GET /a') + block('in-python', 'Python: GET /a') + block('', 'Antwort 200'))).toBe(
    '### curl: GET /a\n\n```sh\nx\n```\n\n### Python: GET /a\n\n```python\nx\n```\n\n### Antwort 200\n\n```json\nx\n```\n',
  )
})

it('asks for a title', () => {
  expect(() => twin('<main><p>Text</p></main>', article)).toThrow('No h1 on /blog-article/x')
})
