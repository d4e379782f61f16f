import { expect, it } from 'vitest'
import { foreignPlaces, givenPlaces } from './field-notes.ts'
import { sampleDraft } from './sample-draft.ts'

const changed = { ...sampleDraft('de'), isUntouched: false }
const fields = (places: ReturnType<typeof givenPlaces>) => places.map(({ field }) => field)

it('names what still belongs to the invented person once somebody has begun to change the sample: name, post and days too', () => {
  expect(fields(givenPlaces(sampleDraft('de')))).toEqual([])
  const left = fields(givenPlaces({ ...changed, lastName: 'Aksoy', employer: 'Blumen Rath', signer: 'Ina Rath', tasks: ['Binden von Sträußen'] }))
  expect(left).toEqual(expect.arrayContaining(['firstName', 'job', 'from', 'to']))
  expect(left).not.toEqual(expect.arrayContaining(['lastName']))
})

it('names no field that is not shown: who was led without leadership', () => {
  expect(fields(givenPlaces(changed))).toContain('led')
  expect(fields(givenPlaces({ ...changed, leads: false }))).not.toContain('led')
  const foreign = { ...changed, foreign: ['Kurse'], ofPerson: { courses: 'Kurse' } }
  expect(fields(foreignPlaces(foreign))).toEqual(['courses'])
})
