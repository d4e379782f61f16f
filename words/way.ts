import { z } from 'zod'
import { caseRoles, stations } from '#processes'
import record from '../content/way.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'
import { checkedFile } from './sentences.ts'

const names = stations.map(({ name }) => name)
const role = z.enum(caseRoles)

const schema = z.strictObject({
  /** Who takes part, and how. */
  roles: z.record(role, z.strictObject({ name: bilingual, where: bilingual })),
  /** What each station is called, who hands the reference on there and to whom, and what happens. */
  stations: z.record(z.enum(names), z.strictObject({ name: bilingual, from: role, to: role, text: bilingual })),
})

/** The words of a reference's way; the way itself is the table of `processes/steps.ts`. */
export const wayTexts = checkedFile('way.json', schema, record)
