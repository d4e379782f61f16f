import type { ZeugnisSpec } from '#zeugnis/generate'

export const topics = [
  'leistungsbereitschaft',
  'arbeitsbefaehigung',
  'fachwissen',
  'weiterbildung',
  'arbeitsweise',
  'arbeitserfolg',
  'fuehrung',
  'sozialIntern',
  'sozialExtern',
  'schluss',
] as const

export type Topic = (typeof topics)[number]
type Grade = ZeugnisSpec['overall']

/** What the form holds: every field as typed, so that nothing is lost while it is wrong. */
export interface Draft {
  readonly kind: ZeugnisSpec['kind']
  readonly language: ZeugnisSpec['language']
  readonly address: ZeugnisSpec['person']['address']
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly employer: string
  readonly city: string
  readonly role: string
  readonly job: string
  readonly from: string
  readonly to: string
  readonly issued: string
  readonly tasks: readonly string[]
  readonly overall: Grade
  readonly grades: Readonly<Partial<Record<Topic, Grade>>>
  readonly leads: boolean
  readonly meetsThirdParties: boolean
  readonly trained: boolean
  readonly reason: NonNullable<ZeugnisSpec['reason']>
  readonly occasion: NonNullable<ZeugnisSpec['occasion']>
  readonly signer: string
  readonly position: string
  readonly seed: number
  /** Wordings that were chosen instead of those of the seed. */
  readonly chosen: readonly string[]
}

/** The description that a draft makes. An open end is left out. */
export function specOf(draft: Draft): ZeugnisSpec {
  const { kind, language, address, title, firstName, lastName, employer, city, role, job, from, to, issued } = draft
  return {
    kind,
    language,
    person: { address, firstName: clean(firstName), lastName: clean(lastName), ...(title.trim() && { title: clean(title) }) },
    employer: { name: clean(employer), city: clean(city) },
    job: { title: clean(job), ...(role && { role }) },
    from,
    ...(to && { to }),
    issued,
    tasks: draft.tasks.map(clean).filter(Boolean),
    overall: draft.overall,
    grades: draft.grades,
    leads: draft.leads,
    meetsThirdParties: draft.meetsThirdParties,
    trained: draft.trained,
    reason: draft.reason,
    occasion: draft.occasion,
    signers: draft.signer.trim() ? [{ name: clean(draft.signer), position: clean(draft.position) }] : [],
  }
}

/** A field on one line, without marks that turn the direction of what stands around it. */
function clean(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
