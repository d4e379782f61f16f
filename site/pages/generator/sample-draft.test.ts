import { expect, it } from 'vitest'
import { generateIn, loadRolePhrases } from '#zeugnis'
import { german } from '#zeugnis/german'
import { readFinished } from '../../reading/letter-remarks.ts'
import { specOf } from './draft.ts'
import { emptyDraft, sampleDraft } from './sample-draft.ts'

it('the sample that the page calls fine is fine', async () => {
  const draft = sampleDraft('de')
  const letter = generateIn({ ...german, ...(await loadRolePhrases(draft.role, draft.leads)) }, specOf(draft), draft.seed)
  expect(letter.warnings).toEqual([])
  expect(readFinished(letter, draft.role, 'de', {}).remarks).toEqual([])
})

it('an empty form gives no reason for anything', () => {
  expect(emptyDraft('de')).toMatchObject({ reason: 'ohneAngabe', occasion: '' })
})
