import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

/** What may break is a space or a hyphen outside of a span. */
const shown = (text: string) =>
  keepTogether(text)
    .replaceAll('\u00a0', '_')
    .replaceAll(/<span class="nb">(.*?)<\/span>/g, '[$1]')

test.each([
  ['Der Import aus dem HR-System liest eine PDF-Datei.', 'Der Import aus dem [HR-System] liest eine [PDF-Datei].'],
  ['Ihre E-Mail-Adresse', 'Ihre [E-Mail]-Adresse'],
  ['am 2026-10-31 fällig', 'am [2026-10-31] fällig'],
  ['am 11. September 2026, ab 1. Februar', 'am 11._September 2026, ab 1._Februar'],
  ['on 11 September, after 14 days', 'on 11_September, after 14_days'],
  ['nach 52 Monaten und 14 Tagen, 1.200 Zeilen', 'nach 52_Monaten und 14_Tagen, 1.200_Zeilen'],
  ['zuzüglich 19 % Umsatzsteuer', 'zuzüglich 19_%_Umsatzsteuer'],
  ['nach § 35 Abs. 2 TVöD, 4 Sa 1077/91, C-634/21', 'nach § 35 Abs._2_TVöD, 4_Sa_1077/91, [C-634/21]'],
  ['Fehlende Angaben: 1, ab 13,96 Euro', 'Fehlende Angaben:_1, ab 13,96_Euro'],
])('%s', (text, whole) => expect(shown(text)).toBe(whole))

test('Long compounds and addresses stay as they are', () => {
  for (const text of ['HR-Softwareunternehmenszentrale', 'Vor- und Nachname', '/docs/api-types', 'a@x-mail.de', 'Arbeits-Zeugnis'])
    expect(keepTogether(text)).toBe(text)
})

test('Code, drawings and attributes are not touched', () => {
  const markup = '<p title="E-Mail"><code>E-Mail</code><svg><text>14 Tage</text></svg></p><pre>HR-System</pre>'
  expect(keepTogether(markup)).toBe(markup)
  expect(keepTogether('<code>a</code> E-Mail')).toBe('<code>a</code> <span class="nb">E-Mail</span>')
})
