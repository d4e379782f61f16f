import { z } from 'zod'
import { caseRoles, stations } from '#processes'
import record from '../content/way.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'
import { checkedFile } from './sentences.ts'

const names = stations.map(({ name }) => name)

const schema = z.strictObject({
  roles: z.record(z.enum(caseRoles), bilingual),
  stations: z.record(z.enum(names), z.strictObject({ name: bilingual, text: bilingual })),
})

/** What the stations of a reference's way are called, and what happens at each; the way itself is the table of `processes/steps.ts`. */
export const wayTexts = checkedFile('way.json', schema, record)
