import { expect, test } from 'vitest'
import { steps, tellsOf } from '#processes'
import { caseMailOf, caseMailTexts } from './case-mails.ts'

test('whoever the table of steps tells gets a mail, and no mail lies there that nobody gets', () => {
  const told = steps.flatMap(({ call, from }) => from.flatMap((state) => tellsOf(call, state).map((role) => caseMailOf(call, role))))
  const expected = [...told, 'open.employee', 'ask.employee', 'open.hr']
  expect(expected).not.toContain(undefined)
  expect(Object.keys(caseMailTexts.de.calls).toSorted()).toEqual([...new Set(expected)].toSorted())
})
