import { expect, it } from 'vitest'
import { jobsOf, read, school } from '../testing/read-cv.ts'

const headOf = (...lines: readonly string[]) =>
  jobsOf(read('Ina Größer', `Berufserfahrung\n\n2019 – heute ${lines.join('\n')}`, school)).map(([title, employer]) => [title, employer])

it.each<[string, string, string | undefined, string | undefined]>([
  ['the place behind a post is no employer', 'Buchhalterin, Kiel', 'Buchhalterin', undefined],
  ['the place behind an employer is no post', 'Fördewerk GmbH, Neumünster', undefined, 'Fördewerk GmbH'],
  ['a name before an employer may be a post', 'Deichgrün Meyer, Fördewerk GmbH', 'Deichgrün Meyer', 'Fördewerk GmbH'],
  ['words of a post may follow it, up to the employer', 'Buchhalterin, Kiel, Fördewerk GmbH', 'Buchhalterin, Kiel', 'Fördewerk GmbH'],
  ['an employer alone has no post', 'Fördewerk GmbH', undefined, 'Fördewerk GmbH'],
  ['what an employer adds in brackets is not its name', 'Grafikerin | Agentur Blaupause (Köln)', 'Grafikerin', 'Agentur Blaupause'],
  ['a field of work is no employer', 'Kundenberaterin im Vertrieb', 'Kundenberaterin im Vertrieb', undefined],
  ['a firm may be called like a trade', 'Autohaus Schreiner', undefined, 'Autohaus Schreiner'],
  ['an English post may begin like a firm', 'Hotel Manager', 'Hotel Manager', undefined],
  ['a post may be known by a part behind a hyphen', 'Vertriebs-Leiter, Fördewerk GmbH', 'Vertriebs-Leiter', 'Fördewerk GmbH'],
])('%s', (_rule, line, title, employer) => {
  expect(headOf(line)).toEqual([[title, employer]])
})
