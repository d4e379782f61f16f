import type * as z from 'zod/mini'
import { forgotten, trial, verification } from './schemas/account.ts'
import { application } from './schemas/application.ts'
import { contact } from './schemas/contact.ts'
import { demo } from './schemas/demo.ts'
import { newsletter } from './schemas/newsletter.ts'
import { partner } from './schemas/partner.ts'
import { press } from './schemas/press.ts'

/** Every form of the site, with the one schema that browser and server check it by. */
export const forms = { contact, demo, partner, press, newsletter, application, trial, verification, forgotten } as const

export type FormName = keyof typeof forms

/** What a form brings once it has been checked. A text that was left out is "". */
export type FormValues<F extends FormName = FormName> = z.output<(typeof forms)[F]>

/** Fields that may be sent more than once. */
export const listFields: readonly string[] = ['products', 'files', 'scopes', 'events']

/** Fields whose text never leaves the server again, not even to whoever typed it. */
export const secretFields: readonly string[] = ['password']

/**
 * Fields beside the visitor's own. `submission` names one filling of the form, made by the page's script, so that a second press,
 * a second try after a lost line or a reload is the same submission; "" without script. `age` is for how many milliseconds the
 * form had been shown, also by script. `trap` is hidden from people and has to stay empty. `captcha` is the widget's answer.
 */
export const controlFields = { submission: 'submission', age: 'age', trap: 'subject', captcha: 'g-recaptcha-response' } as const
