import type { GradedTopic, OfPerson, OwnWords, ZeugnisSpec } from '#zeugnis'
import { linesOf } from './pasted-lines.ts'

type Grade = ZeugnisSpec['overall']

/** What the form holds: every field as typed, so that nothing is lost while it is wrong. */
export interface Draft {
  readonly kind: ZeugnisSpec['kind']
  /** A training reference that judges nothing. */
  readonly simple: boolean
  readonly language: ZeugnisSpec['language']
  readonly address: ZeugnisSpec['person']['address']
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly employer: string
  readonly city: string
  /** A sentence or two on the firm. */
  readonly about: string
  /** In whose name is signed in public service; empty for any other employer. */
  readonly publicService: NonNullable<ZeugnisSpec['publicService']> | ''
  readonly role: string
  readonly job: string
  readonly from: string
  readonly to: string
  readonly issued: string
  readonly tasks: readonly string[]
  readonly overall: Grade
  readonly grades: Readonly<Partial<Record<GradedTopic, Grade>>>
  readonly leads: boolean
  readonly meetsThirdParties: boolean
  /** Who they were; empty as the occupation has them. */
  readonly thirdParties: string
  readonly trained: boolean
  readonly reason: NonNullable<ZeugnisSpec['reason']>
  /** Nobody chooses it but who writes: a reason that nobody gave would stand in the letter. */
  readonly occasion: NonNullable<ZeugnisSpec['occasion']> | ''
  /** What is true of this person alone, as typed. */
  readonly ofPerson: OfPerson
  readonly signer: string
  readonly position: string
  readonly secondSigner: string
  readonly secondPosition: string
  /** By which tabs and shelf know the draft; empty until somebody changes it. */
  readonly id: string
  readonly seed: number
  /** Wordings that were chosen instead of those of the seed. */
  readonly chosen: readonly string[]
  /** Sentences of one's own, by the wordings in whose place they stand. */
  readonly edited: OwnWords
  /** Places of sentences that are left out, see `placeOfPhrase`. */
  readonly omitted: readonly string[]
  /** Texts that were typed for a letter in the other language. */
  readonly foreign: readonly string[]
  /** Texts of the sample or template that belong to its invented person and firm. */
  readonly given: readonly string[]
  /** Nothing has been changed since it was a sample or template. */
  readonly isUntouched: boolean
}

/** The description that a draft makes: duties keep their places, so that what is said of one is said at its field. */
export function specOf(draft: Draft): ZeugnisSpec {
  const { kind, simple, language, address, title, firstName, lastName, employer, city, about, role, job, from, to, issued } = draft
  return {
    kind,
    ...(kind === 'ausbildung' && simple && { simple }),
    language,
    person: { address, firstName: clean(firstName), lastName: clean(lastName), ...(title.trim() && { title: clean(title) }) },
    employer: { name: clean(employer), city: clean(city), ...(about.trim() && { description: clean(about) }) },
    ...(draft.publicService && { publicService: draft.publicService }),
    job: { title: clean(job), ...(role && { role }) },
    from,
    ...(kind !== 'zwischen' && { to }),
    issued,
    tasks: draft.tasks.map(clean),
    overall: draft.overall,
    grades: draft.grades,
    leads: draft.leads,
    meetsThirdParties: draft.meetsThirdParties,
    ...(draft.thirdParties.trim() && { thirdParties: clean(draft.thirdParties) }),
    trained: draft.trained,
    reason: draft.reason,
    ...(draft.occasion && { occasion: draft.occasion }),
    ofPerson: cleaned(draft.ofPerson),
    signers: signersOf(draft),
  }
}

/** The draft of a description, such as that of a template. An interim reference has no end; its field stays empty. */
export function draftOf(spec: ZeugnisSpec, seed: number): Draft {
  const [signer, second] = spec.signers
  return {
    ...{
      kind: spec.kind,
      simple: spec.simple ?? false,
      language: spec.language,
      overall: spec.overall,
      grades: spec.grades ?? {},
      tasks: spec.tasks,
    },
    ...{ address: spec.person.address, title: spec.person.title ?? '', firstName: spec.person.firstName, lastName: spec.person.lastName },
    ...{ employer: spec.employer.name, city: spec.employer.city, about: spec.employer.description ?? '' },
    ...{
      publicService: spec.publicService ?? '',
      role: spec.job.role ?? '',
      job: spec.job.title,
      from: spec.from,
      to: spec.to ?? '',
      issued: spec.issued,
    },
    ...{
      leads: spec.leads ?? false,
      meetsThirdParties: spec.meetsThirdParties ?? false,
      thirdParties: spec.thirdParties ?? '',
      trained: spec.trained ?? false,
    },
    ...{ reason: spec.reason ?? 'eigenerWunsch', occasion: spec.occasion ?? 'fuehrungswechsel' },
    ...{ ofPerson: spec.ofPerson ?? {}, signer: signer?.name ?? '', position: signer?.position ?? '' },
    ...{ secondSigner: second?.name ?? '', secondPosition: second?.position ?? '' },
    ...{ id: '', seed, chosen: [], edited: {}, omitted: [], foreign: [], isUntouched: true },
    given: givenIn(spec),
  }
}

/** The texts that belong to its person and firm. */
const givenIn = ({ person, job, from, to = '', employer, signers, ofPerson = {} }: ZeugnisSpec) => [
  ...[person.firstName, person.lastName, job.title, from, to, employer.name, employer.description ?? ''],
  ...signers.map(({ name }) => name),
  ...Object.values(ofPerson),
]

/** Who signs; the second one is asked for only once something of them has been typed. */
function signersOf({ signer, position, secondSigner, secondPosition }: Draft): ZeugnisSpec['signers'] {
  const all = [
    { name: clean(signer), position: clean(position) },
    { name: clean(secondSigner), position: clean(secondPosition) },
  ]
  return all.filter(({ name, position: function_ }, at) => name || (at > 0 && function_))
}

function cleaned(ofPerson: OfPerson): OfPerson {
  const texts = Object.entries(ofPerson).map(([name, text]) => [name, clean(linesOf(text).join('; '))] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** A field on one line, without marks that turn the direction of what stands around it. */
function clean(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
