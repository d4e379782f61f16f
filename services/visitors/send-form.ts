import type { LRUCache } from 'lru-cache'
import type PocketBase from 'pocketbase'
import type { Engines, Guest } from '#engines'
import { jobs } from '#words/facts'
import { createAccess, resendVerification, sendPasswordLink } from '../accounts/access.ts'
import { checkFiles } from '../applications/check-files.ts'
import { checkForm, controlFields, type FieldErrors, type FormName, type FormRequest, type FormValues, type Outcome, refuse } from '../forms/index.ts'
import { type CaptchaOptions, checkCaptcha } from '../guards/captcha.ts'
import { ageOf, findRobot } from '../guards/human.ts'
import type { Limits } from '../guards/limits.ts'
import type { LeadKind } from '../leads/lead.ts'
import { leadOfForm } from '../leads/lead-of-form.ts'
import { findSubmission, storeLead } from '../leads/store-lead.ts'
import { type Submission, submissionOf } from '../leads/submission.ts'
import { subscribe } from '../newsletter/newsletter.ts'
import type { VisitorAddresses } from './addresses.ts'
import type { OneAtATime } from './one-at-a-time.ts'

export interface SendingFormOptions {
  readonly contract: PocketBase
  readonly engines: Engines
  /** Who is told of leads. */
  readonly leadsTo: string
  readonly addresses: VisitorAddresses
  /** None when it is not configured. */
  readonly captcha: CaptchaOptions | undefined
  readonly limits: Limits
  readonly oneAtATime: OneAtATime
  /** What became no lead in the last minute, by content: what was answered. (Leads are found among the records.) */
  readonly pressed: LRUCache<string, string>
  readonly now: () => Date
  /** Called when mails were queued. */
  readonly onQueued: () => void
}

/** Guards, checks and stores a form. Rejects when it cannot be stored now; the door makes an outcome of that. */
export async function sendForm<F extends FormName>(options: SendingFormOptions, form: F, request: FormRequest, guest: Guest): Promise<Outcome> {
  const wait = await options.limits.try(guest.caller)
  if (wait !== undefined) return refuse('rate_limited', wait)
  const checked = checkForm(form, request.data)
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors }
  const robot = findRobot(form, request.data)
  if (robot) return refuse(robot)
  const errors = await wrongOnServer(checked.values, options.engines, guest)
  if (errors) return { kind: 'invalid', errors }
  const submission = await submissionOf(form, request.data, options.now())
  return options.oneAtATime(submission.content, () => sendOnce({ ...options, ...request, ...guest, form, submission, values: checked.values }))
}

/** What only the server knows: which openings there are, what files hold. */
async function wrongOnServer(values: FormValues, engines: Engines, guest: Guest): Promise<FieldErrors | undefined> {
  if (!('job' in values)) return undefined
  if (!jobs.openings.some(({ id }) => id === values.job)) return { job: 'unknown_choice' }
  const files = await checkFiles(values.files, engines, guest)
  return files && { files }
}

interface Sending<F extends FormName> extends SendingFormOptions, FormRequest, Guest {
  readonly form: F
  readonly submission: Submission
  readonly values: FormValues<F>
}

/** A captcha's answer can be used once, and the limit counts what is stored: so a second sending is known before both. */
async function sendOnce<F extends FormName>(sending: Sending<F>): Promise<Outcome> {
  const { form, submission, contract, limits, data, caller, captcha, pressed, now } = sending
  const known = pressed.get(submission.content) ?? (isLead(form) ? await findSubmission(contract, submission, now()) : undefined)
  if (known) return { kind: 'sent', deleteOn: known }
  const reason = captcha && (await checkCaptcha(data.get(controlFields.captcha), captcha))
  if (reason) return refuse(reason)
  const wait = await limits.store(caller, ageOf(data) === undefined ? 2 : 1)
  if (wait !== undefined) return refuse('rate_limited', wait)
  const deleteOn = await carryOut[form](sending)
  if (!isLead(form)) pressed.set(submission.content, deleteOn)
  sending.onQueued()
  return { kind: 'sent', deleteOn }
}

const isLead = (form: FormName) => carryOut[form] === storeAsLead

/** What becomes of each form; gives the day that its thanks name. */
const carryOut: { readonly [F in FormName]: (sending: Sending<F>) => Promise<string> } = {
  contact: storeAsLead,
  demo: storeAsLead,
  partner: storeAsLead,
  press: storeAsLead,
  application: storeAsLead,
  newsletter: ({ values, ...sending }) => subscribe(values.email, mailing(values.email, sending)),
  trial: ({ values, ...sending }) => createAccess(values, { ...mailing(values.email, sending), signIn: sending.addresses.signIn }),
  verification: ({ values, ...sending }) => resendVerification(values.email, mailing(values.email, sending)),
  forgotten: ({ values, ...sending }) => sendPasswordLink(values.email, mailing(values.email, sending)),
}

type Mailing = Pick<Sending<FormName>, 'contract' | 'addresses' | 'locale' | 'limits' | 'now'>

function mailing(email: string, { contract, addresses, locale, limits, now }: Mailing) {
  return { contract, addresses, locale, mayMail: () => limits.mayMail(email), now: now() }
}

async function storeAsLead({ form, values, contract, submission, leadsTo, addresses, locale, limits, now }: Sending<LeadKind>): Promise<string> {
  const lead = leadOfForm(form, values, { locale, now: now() })
  const confirms = await limits.mayMail(lead.email)
  await storeLead(lead, { contract, submission, to: leadsTo, addressOf: addresses.enquiry, confirms, now: now() })
  return lead.deleteOn
}
