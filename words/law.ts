import { z } from 'zod'
import record from '../content/facts/law.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'

/** What rulings on references are about, in the order of the filter; `other` is law beside references, such as hiring. */
const lawTopics = ['claim', 'interim', 'content', 'language', 'grades', 'closing', 'form', 'dispute', 'other'] as const
const courtLevels = ['european', 'federal', 'regional', 'local'] as const

const id = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/)

/** An act: with `folder` it stands on gesetze-im-internet.de, else all of it stands at `address`. */
const act = z.union([
  z.strictObject({ id, sign: z.literal('§'), folder: z.string().min(1), short: bilingual, name: bilingual }),
  z.strictObject({ id, sign: z.literal('Art.'), address: z.url(), short: bilingual, name: bilingual }),
])

const statute = z.strictObject({
  id,
  law: id,
  number: z.string().regex(/^\d+[a-z]?$/),
  topic: z.enum(lawTopics),
  holding: bilingual,
  /** Day on which an editor last compared it with its source. */
  reviewed: z.iso.date(),
})

const court = z.strictObject({ id, level: z.enum(courtLevels), name: bilingual })

const ruling = z.strictObject({
  id,
  court: id,
  date: z.iso.date(),
  number: z.string().min(1),
  topic: z.enum(lawTopics),
  holding: bilingual,
  reviewed: z.iso.date(),
})

const schema = z.strictObject({ laws: z.array(act), statutes: z.array(statute), courts: z.array(court), rulings: z.array(ruling) })
const { laws, statutes: paragraphs, courts, rulings: decisions } = schema.parse(record)

export type CourtLevel = (typeof courtLevels)[number]
export type Statute = Omit<z.infer<typeof statute>, 'law'> & { readonly law: z.infer<typeof act>; readonly address: string }
export type Ruling = Omit<z.infer<typeof ruling>, 'court'> & { readonly court: z.infer<typeof court>; readonly address: string }

/** Throws when the record does not hold what a text or another row of it names. */
function oneOf<T extends { readonly id: string }>(rows: readonly T[], wanted: string): T {
  const row = rows.find((one) => one.id === wanted)
  if (!row) throw new Error(`content/facts/law.json: nothing with the id ${wanted}`)
  return row
}

/** Where a ruling is found: a finder that leads to the official text, since many courts have no lasting address for it. */
function finder(courtName: string, date: string, number: string): string {
  const day = date.split('-').reverse().join('.')
  const query = new URLSearchParams({ Gericht: courtName, Datum: day, Aktenzeichen: number })
  return `https://dejure.org/dienste/vernetzung/rechtsprechung?${query}`
}

const statutes: readonly Statute[] = paragraphs.map((one) => {
  const law = oneOf(laws, one.law)
  const address = 'folder' in law ? `https://www.gesetze-im-internet.de/${law.folder}/__${one.number}.html` : law.address
  return { ...one, law, address }
})

const rulings: readonly Ruling[] = decisions.map((one) => {
  const its = oneOf(courts, one.court)
  return { ...one, court: its, address: finder(its.name.de, one.date, one.number) }
})

/** What each act is called, short and in full. */
export const lawNames: readonly Pick<Statute['law'], 'short' | 'name'>[] = laws

/** A statute by its id (`gewo-109`). Throws where there is none. */
export const statuteOf = (wanted: string): Statute => oneOf(statutes, wanted)

/** A ruling by its id (`bag-9-azr-584-13`). Throws where there is none. */
export const rulingOf = (wanted: string): Ruling => oneOf(rulings, wanted)

/** All statutes, in the order of the record. */
export const allStatutes: readonly Statute[] = statutes

/** All rulings, newest first. */
export const allRulings: readonly Ruling[] = rulings.toSorted((a, b) => b.date.localeCompare(a.date))

/** Statutes on references, in the order of the record. */
export const referenceStatutes: readonly Statute[] = statutes.filter(({ topic }) => topic !== 'other')

/** Rulings on references, newest first. */
export const referenceRulings = allRulings.flatMap(({ topic, ...ruling }) => (topic === 'other' ? [] : [{ ...ruling, topic }]))

export type ReferenceRuling = (typeof referenceRulings)[number]
export type ReferenceTopic = ReferenceRuling['topic']

/** Topics on which there is a ruling on references, in order. */
export const rulingTopics: readonly ReferenceTopic[] = [...lawTopics]
  .filter((topic) => topic !== 'other')
  .filter((topic) => referenceRulings.some((one) => one.topic === topic))

/** Levels of the courts that ruled on references, highest first. */
export const rulingLevels: readonly CourtLevel[] = courtLevels.filter((level) => referenceRulings.some(({ court: its }) => its.level === level))
