import * as z from 'zod/mini'
import { type Checked, checkFields } from '../forms/check-form.ts'
import { limits } from '../forms/limits.ts'
import { requiredLine } from '../forms/schemas/fields.ts'
import { isEvent } from './events.ts'

const LONGEST_ADDRESS = 2000
const MOST_EVENTS = 200

const webhookForm = z.object({
  /** What it is for. */
  name: requiredLine(limits.name),
  url: requiredLine(LONGEST_ADDRESS).check(z.refine(canBeCalled, { error: 'unknown_choice', abort: true })),
  events: z
    .array(z.string().check(z.refine(isEvent, { error: 'unknown_choice' })))
    .check(z.minLength(1, { error: 'required' }), z.maxLength(MOST_EVENTS, { error: 'unknown_choice' })),
})

/** What is said of a webhook, checked. */
export type WebhookValues = z.output<typeof webhookForm>

const fields = Object.keys(webhookForm.shape)

/** Checks what is said of a webhook, with the codes of every form. */
export function checkWebhookForm(data: FormData): Checked<WebhookValues> {
  return checkFields(webhookForm, fields, data)
}

/** Addresses of this machine, where nothing travels. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** What records hold travels over TLS, or does not leave the machine. An address with a password in it would stand in lists. */
export function canBeCalled(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
  return isSafe && username === '' && password === ''
}
