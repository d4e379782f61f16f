import { type Action, type Call, dayOf, isAhead, missingIn, type RatedTopic, type Rating, type ReferenceCase, ratedTopics } from '#processes'
import type { Grade } from '#zeugnis'
import { gradeFrom } from '#zeugnis/light'
import { digest } from '../backend-client/digest.ts'
import { newId } from '../backend-client/new-id.ts'
import type { FieldErrors } from '../forms/index.ts'
import { type CaseFormValues, checkCaseForm } from './check-case-form.ts'
import { editedDraft, redraft, settledIn } from './edited-draft.ts'
import { textOf, type Writing, writeDraft } from './letters.ts'
import { isSameName, personOf } from './names.ts'
import { type Asked, requestOfHr, tasksIn } from './requests.ts'
import { checkSigned } from './signed-file.ts'

interface Making extends Writing {
  readonly one: ReferenceCase
  readonly data: FormData
}

type Make = (making: Making) => Promise<Asked<Action>> | Asked<Action>

const asked = (value: Action): Asked<Action> => ({ kind: 'asked', value })
const invalid = (errors: FieldErrors) => ({ kind: 'invalid', errors }) as const

/** What each call makes of its form. */
const makers: Readonly<Record<Call, Make>> = {
  async correctRequest({ data, one, ...writing }) {
    const found = requestOfHr(data, writing.now)
    if (found.kind !== 'asked') return found
    const draft = one.state === 'draft' && one.draft ? await redraft(one.draft, { ...one, ...found.value }, writing) : null
    return asked({ call: 'correctRequest', with: { ...found.value, draft } })
  },
  async startDraft({ one, ...writing }) {
    return asked({ call: 'startDraft', with: { draft: await writeDraft(one.request, null, writing) } })
  },
  saveRating({ data }) {
    const rating = ratingIn(data)
    return 'errors' in rating ? invalid(rating.errors) : asked({ call: 'saveRating', with: rating })
  },
  async rate({ data, one, ...writing }) {
    const rating = ratingIn(data)
    if ('errors' in rating) return invalid(rating.errors)
    const missing = missingIn(rating, one.request.leads)
    if (missing.length > 0) return invalid(Object.fromEntries(missing.map((topic) => [topic, 'required' as const])))
    // Asked once more: what HR has edited since stays where the grade does.
    const draft = one.draft ? await redraft(one.draft, { request: one.request, rating }, writing) : await writeDraft(one.request, rating, writing)
    return asked({ call: 'rate', with: { ...rating, draft } })
  },
  delegate({ data, one }) {
    const checked = checkCaseForm('delegate', data)
    if (!checked.isValid) return invalid(checked.errors)
    const to = checked.values.delegate
    if (isSameName(to, personOf(one.request))) return invalid({ delegate: 'rated_person' })
    return isSameName(to, one.people.manager) ? invalid({ delegate: 'same_person' }) : asked({ call: 'delegate', with: { to } })
  },
  askAgain({ data }) {
    const checked = checkCaseForm('askAgain', data)
    return checked.isValid ? asked({ call: 'askAgain', with: checked.values }) : invalid(checked.errors)
  },
  editDraft: ({ data, one }) =>
    one.draft ? asked({ call: 'editDraft', with: { draft: editedDraft(one.draft, data), settled: settledIn(one.comments, data) } }) : invalid({}),
  comment({ data }) {
    const checked = checkCaseForm('comment', data)
    return checked.isValid ? asked({ call: 'comment', with: remarkOf(checked.values) }) : invalid(checked.errors)
  },
  sendBack({ data }) {
    const checked = checkCaseForm('decide', data)
    return checked.isValid ? asked({ call: 'sendBack', with: decisionOf(checked.values) }) : invalid(checked.errors)
  },
  approve({ data }) {
    const checked = checkCaseForm('decide', data)
    return checked.isValid ? asked({ call: 'approve', with: decisionOf(checked.values) }) : invalid(checked.errors)
  },
  release({ data, one }) {
    const checked = checkCaseForm('release', data)
    if (!checked.isValid) return invalid(checked.errors)
    const text = one.draft ? textOf(one.draft) : ''
    return asked({ call: 'release', with: { ...checked.values, text, digest: digest(text) } })
  },
  attachSigned: ({ data, one, engines, guest }) => checkSigned(data, one, { engines, guest }),
  deliver: (making) => deliveryOf('deliver', making),
  correctDelivery: (making) => deliveryOf('correctDelivery', making),
  object({ data }) {
    const checked = checkCaseForm('object', data)
    return checked.isValid ? asked({ call: 'object', with: { text: checked.values.objection } }) : invalid(checked.errors)
  },
  acceptObjection({ data }) {
    const checked = checkCaseForm('answerObjection', data)
    return checked.isValid ? asked({ call: 'acceptObjection', with: { text: checked.values.answer } }) : invalid(checked.errors)
  },
  declineObjection({ data }) {
    const checked = checkCaseForm('answerObjection', data)
    return checked.isValid ? asked({ call: 'declineObjection', with: { text: checked.values.answer } }) : invalid(checked.errors)
  },
  askRating: () => asked({ call: 'askRating', with: null }),
  askReview: () => asked({ call: 'askReview', with: null }),
  skipReview: () => asked({ call: 'skipReview', with: null }),
  takeBack: () => asked({ call: 'takeBack', with: null }),
  consent: () => asked({ call: 'consent', with: null }),
  withdrawConsent: () => asked({ call: 'withdrawConsent', with: null }),
  reopen: () => asked({ call: 'reopen', with: null }),
  confirmReceipt: () => asked({ call: 'confirmReceipt', with: null }),
  archive: () => asked({ call: 'archive', with: null }),
  archiveQuietly: () => asked({ call: 'archiveQuietly', with: null }),
  withdraw({ data }) {
    const checked = checkCaseForm('withdraw', data)
    return checked.isValid ? asked({ call: 'withdraw', with: { reason: checked.values.withdrawal } }) : invalid(checked.errors)
  },
  remind: () => asked({ call: 'remind', with: null }),
  remindOverdue: () => asked({ call: 'remindOverdue', with: null }),
}

/** How and when it was handed over, at first or as corrected: after the release, and not on a day to come. */
function deliveryOf(call: 'deliver' | 'correctDelivery', { data, one, now }: Making): Asked<Action> {
  const checked = checkCaseForm('deliver', data)
  if (!checked.isValid) return invalid(checked.errors)
  if (checked.values.on < dayOf(new Date(one.release?.at ?? now))) return invalid({ on: 'implausible_date' })
  return isAhead(checked.values.on, now) ? invalid({ on: 'future_date' }) : asked({ call, with: checked.values })
}

/** What somebody does by a form, if it is filled rightly; whether they may is the table's to say. */
export async function actionOf(call: Call, making: Making): Promise<Asked<Action>> {
  return makers[call](making)
}

const remarkOf = ({ sentence, text }: CaseFormValues<'comment'>) => ({ id: newId(), sentence: sentence || null, text })

/** What was written beside a decision is part of it. */
const decisionOf = ({ text }: CaseFormValues<'decide'>) => (text === '' ? null : remarkOf({ sentence: '', text }))

/** A rating as it stands in the form; an empty field is not graded yet, and one duty at least is what a letter tells. */
function ratingIn(data: FormData): Omit<Rating, 'by' | 'isDone'> | { readonly errors: FieldErrors } {
  const checked = checkCaseForm('rating', data)
  if (!checked.isValid) return { errors: checked.errors }
  const { tasks, overall, words, ...graded } = checked.values
  const grades: Partial<Record<RatedTopic, Grade>> = {}
  for (const topic of ratedTopics) if (graded[topic] !== '') grades[topic] = gradeFrom(Number(graded[topic]))
  const found = tasksIn(tasks)
  if (found.length === 0) return { errors: { tasks: 'required' } }
  return { tasks: found, grades, overall: overall === '' ? null : gradeFrom(Number(overall)), words }
}
