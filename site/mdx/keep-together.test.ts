import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

const kept = (text: string) => [...keepTogether(text).matchAll(/<span class="nb">(.*?)<\/span>/g)].map(([, words]) => words)

test.each([
  ['Der Import aus dem HR-System liest eine PDF-Datei.', ['HR-System', 'PDF-Datei']],
  ['Ihre E-Mail-Adresse', ['E-Mail']],
  ['am 2026-10-31 fällig', ['2026-10-31']],
  ['am 11. September 2026, ab 1. Februar', ['11. September', '1. Februar']],
  ['on 11 September, after 14 days', ['11 September', '14 days']],
  ['nach 52 Monaten und 14 Tagen, 1.200 Zeilen', ['52 Monaten', '14 Tagen', '1.200 Zeilen']],
  ['zuzüglich 19 % Umsatzsteuer', ['19 % Umsatzsteuer']],
  ['nach § 35 Abs. 2 TVöD und LAG, 4 Sa 1077/91', ['Abs. 2 TVöD', '4 Sa 1077/91']],
  ['Fehlende Angaben: 1', ['Angaben: 1']],
])('%s', (text, words) => expect(kept(text)).toEqual(words))

test('Long compounds, addresses and what a line breaks anyway stay as they are', () => {
  for (const text of ['HR-Softwareunternehmenszentrale', 'Vor- und Nachname', '/docs/api-types', 'a@x-mail.de', 'Arbeits-Zeugnis', 'vom 2. Oktober'])
    expect(kept(text).filter((words) => words !== '2. Oktober')).toEqual([])
})

test('Code, drawings and attributes are not touched', () => {
  const markup = '<p title="E-Mail"><code>E-Mail</code><svg><text>14 Tage</text></svg></p><pre>HR-System</pre>'
  expect(keepTogether(markup)).toBe(markup)
  expect(keepTogether('<code>a</code> E-Mail')).toBe('<code>a</code> <span class="nb">E-Mail</span>')
})
