import { z } from 'zod'
import record from '../content/facts/processing.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'
import { company } from './company.ts'
import { fill } from './fill.ts'

/** The privacy notices, by whom they speak to. */
export const noticeNames = ['website', 'zeugnisgenerator', 'talentscout'] as const

/** Where data are held: the visitor's browser, our server, our mailbox, or the product as a customer runs it. */
const placeNames = ['browser', 'server', 'mailbox', 'product'] as const

/** What belongs together for a visitor, in the order of the notices; `product` is what does not run on this website. */
export const processingGroups = ['visit', 'browser', 'contact', 'account', 'sharing', 'consent', 'product'] as const

const processing = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  notices: z.array(z.enum(noticeNames)).min(1),
  group: z.enum(processingGroups),
  place: z.enum(placeNames),
  /** Day since which this site does it; nothing while it describes a product that does not run here. */
  since: z.iso.date().nullable(),
  /** What the browser keeps under which name; § 25 TDDDG asks for it. */
  kept: z.strictObject({ name: z.string().min(1), in: z.enum(['cookie', 'localStorage', 'sessionStorage']), when: bilingual }).optional(),
  name: bilingual,
  purpose: bilingual,
  data: bilingual,
  basis: bilingual,
  /** For how long; `{backupDays}` and its like are filled in from the company record. */
  storage: bilingual.transform(({ de, en }) => ({ de: fill(de, company.retention), en: fill(en, company.retention) })),
})

export type Processing = z.infer<typeof processing>
export type ProcessingGroup = (typeof processingGroups)[number]
export type NoticeName = (typeof noticeNames)[number]

/** What the software does with data: the privacy notices and docs/data.md say nothing else. */
export const processings: readonly Processing[] = z.array(processing).parse(record)
