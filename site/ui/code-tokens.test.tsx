import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodeTokens } from './code-tokens.tsx'

const shown = (text: string) =>
  renderToStaticMarkup(<CodeTokens text={text} />)
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")

it.each([
  [
    '{ "a": "b \\" c", "n": -1.5 }',
    '{ <span class="k">"a"</span>: <span class="s">"b \\" c"</span>, <span class="k">"n"</span>: <span class="n">-1.5</span> }',
  ],
  ["curl http://localhost:4321/api/v1 -d '{", "curl http://localhost:4321/api/v1 -d '{"],
  ["method: 'POST',", 'method: <span class="s">\'POST\'</span>,'],
  ['[2, 3]', '[<span class="n">2</span>, <span class="n">3</span>]'],
  ['', ''],
])('tells the parts of %s apart', (text, markup) => {
  expect(shown(text)).toBe(markup)
})

it('changes no letter of the code', () => {
  const text = `{\n  "type": "/docs#x",\n  "items": [1, "…", null]\n}`
  expect(shown(text).replace(/<[^>]+>/g, '')).toBe(text)
})
