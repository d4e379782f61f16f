import { expect, it } from 'vitest'
import { generateIn, type Letter, loadRolePhrases, otherWordingsIn, roles, type ZeugnisSpec } from '#zeugnis'
import { german } from '#zeugnis/german'
import { withChosen } from './own-sentences.ts'

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' },
  employer: { name: 'Haus Elbschleuse GmbH', city: 'Hamburg' },
  job: { title: 'Mitarbeiterin' },
  from: '2021-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung der Woche'],
  overall: 2,
  leads: true,
  trained: true,
  meetsThirdParties: true,
  signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }],
}
const idsOf = ({ parts }: Letter) => parts.flatMap(({ sentences }) => sentences.flatMap(({ phraseId }) => phraseId ?? []))

it.each(roles.map(({ slug }) => slug))('another wording for one sentence of %s leaves every other sentence as it was read', async (role) => {
  const language = { ...german, ...(await loadRolePhrases(role, false)) }
  const of = { ...spec, job: { ...spec.job, role } }
  const letter = generateIn(language, of, 3)
  const before = idsOf(letter)
  const changed = before.flatMap((from) => {
    const to = otherWordingsIn(language, of, from)[0]?.phraseId
    return to === undefined ? [] : [{ from, to }]
  })
  expect(changed.length).toBeGreaterThan(5)
  for (const { from, to } of changed) {
    const after = idsOf(generateIn(language, of, 3, withChosen([], letter, from, to)))
    expect(after).toEqual(before.map((id) => (id === from ? to : id)))
  }
})
