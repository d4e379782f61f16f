import * as z from 'zod/mini'
import { caseKinds, caseOccasions, caseReasons, deliveryWays, type RatedTopic, reviewBodies, signatureForms } from '#processes'
import { limits } from '../limits.ts'
import { accepted, choice, day, email, line, message, requiredLine, requiredMessage } from './fields.ts'

const addresses = ['frau', 'herr', 'name'] as const
const languages = ['de', 'en'] as const
const optional = <const T extends readonly string[]>(values: T) => z.union([z.literal(''), choice(values)])
const ticked = z.union([z.literal(''), z.literal('yes')])
const requiredDay = () => day().check(z.minLength(1, { error: 'required' }))

/** What is asked for. An interim reference has no last day; another kind has one. */
const request = {
  kind: choice(caseKinds),
  language: choice(languages),
  address: choice(addresses),
  firstName: requiredLine(limits.name),
  lastName: requiredLine(limits.name),
  jobTitle: requiredLine(limits.name),
  role: line(limits.name),
  from: requiredDay(),
  to: day(),
  reason: optional(caseReasons),
  occasion: optional(caseOccasions),
  /** From a description that was pasted; left out, those of the occupation's template. */
  tasks: message(),
  leads: ticked,
}

const ofHr = {
  employerName: requiredLine(limits.company),
  employerCity: requiredLine(limits.name),
  signerName: requiredLine(limits.name),
  signerPosition: requiredLine(limits.name),
  manager: requiredLine(limits.name),
  reviewer: line(limits.name),
  body: choice(reviewBodies),
}

const grade = optional(['1', '2', '3', '4', '5'])
/** Each topic is a field of its name. */
const graded = {
  leistungsbereitschaft: grade,
  arbeitsbefaehigung: grade,
  fachwissen: grade,
  arbeitsweise: grade,
  arbeitserfolg: grade,
  fuehrung: grade,
  sozialIntern: grade,
} satisfies Readonly<Record<RatedTopic, typeof grade>>

const rating = { tasks: message(), ...graded, overall: grade, words: message() }

/** What is asked on the way of a reference, by the name of its form. */
export const caseForms = {
  begin: z.object({ ...request, ...ofHr }),
  ask: z.object(request),
  rating: z.object(rating),
  delegate: z.object({ delegate: requiredLine(limits.name) }),
  askAgain: z.object({ question: requiredMessage() }),
  comment: z.object({ sentence: line(limits.name), text: requiredMessage() }),
  decide: z.object({ text: message() }),
  release: z.object({ form: choice(signatureForms) }),
  attachSigned: z.object({ compared: ticked }),
  deliver: z.object({ way: choice(deliveryWays), on: requiredDay(), proof: line(limits.name) }),
  object: z.object({ objection: requiredMessage() }),
  withdraw: z.object({ withdrawal: message() }),
  answerObjection: z.object({ answer: requiredMessage() }),
  invite: z.object({ email: email() }),
  settings: z.object({ body: choice(reviewBodies) }),
  removeAll: z.object({ sure: accepted() }),
} as const
