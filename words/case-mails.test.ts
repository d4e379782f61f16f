import { expect, test } from 'vitest'
import { type Step, steps, waitsFor } from '#processes'
import { caseMailOf, caseMailTexts } from './case-mails.ts'

test('whoever the table of steps tells gets a mail, and no mail lies there that nobody gets', () => {
  const table: readonly Step[] = steps
  const told = steps.flatMap(({ call }, index) => (table[index]?.tells ?? []).map((role) => caseMailOf(call, role)))
  const reminded = steps.filter(({ call }) => call === 'remind').flatMap(({ from }) => from.map((state) => waitsFor[state]))
  const expected = [...told, ...reminded.map((role) => role && caseMailOf('remind', role)), 'open.employee', 'open.hr']
  expect(expected).not.toContain(undefined)
  expect(Object.keys(caseMailTexts.de.calls).toSorted()).toEqual([...new Set(expected)].toSorted())
})
