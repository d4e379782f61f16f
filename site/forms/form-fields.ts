import { demoProducts, type FormName, type FormValues, partnerships } from '#services/forms'
import type { MessageKey } from '#words/interface'

interface Line {
  readonly control: 'line'
  readonly type: 'text' | 'email' | 'tel' | 'date'
  readonly autoComplete: string
  /** What a phone calls its Enter key where it is not the next field. */
  readonly enterKeyHint?: 'send'
}

type Control =
  | Line
  | { readonly control: 'area'; readonly rows: number }
  /** One of these; its words are the messages `form.option.{value}`. */
  | { readonly control: 'choice'; readonly options: readonly Option[] }
  | { readonly control: 'checks'; readonly options: readonly Option[] }
  /** One to choose, so that browsers offer to make and keep it. */
  | { readonly control: 'newPassword' }
  /** A box that has to be ticked, with the place where one reads what for. */
  | { readonly control: 'agree'; readonly place: string }
  /** One of the openings, which the page brings. */
  | { readonly control: 'job' }
  | { readonly control: 'files' }

type Option = (typeof demoProducts)[number] | (typeof partnerships)[number]

export type FieldSpec<Name extends string = string> = Control & {
  readonly name: Name
  readonly label: MessageKey
  readonly hint?: MessageKey
  readonly isOptional?: true
  readonly isHalf?: true
}

const name = { name: 'name', label: 'form.label.name', control: 'line', type: 'text', autoComplete: 'name', isHalf: true } as const
const fullEmail = { name: 'email', label: 'form.label.email', control: 'line', type: 'email', autoComplete: 'email' } as const
const email = { ...fullEmail, isHalf: true } as const
const phone = { name: 'phone', label: 'form.label.phone', control: 'line', type: 'tel', autoComplete: 'tel', isOptional: true } as const
const company = { name: 'company', label: 'form.label.company', control: 'line', type: 'text', autoComplete: 'organization' } as const
const message = { name: 'message', label: 'form.label.message', control: 'area', rows: 7 } as const

/** Where the conditions of the test access stand on its page. */
export const TERMS_ID = 'bedingungen'

/** The fields of each form in their order, and how a browser helps to fill them in. What they accept says `#services/forms`. */
export const formFields: { readonly [F in FormName]: readonly FieldSpec<keyof FormValues<F> & string>[] } = {
  contact: [name, email, { ...company, isOptional: true }, { ...message, hint: 'form.hint.message' }],
  demo: [
    { name: 'products', label: 'form.label.products', control: 'checks', options: demoProducts },
    name,
    email,
    { ...company, isHalf: true },
    { ...phone, isHalf: true },
    { ...message, rows: 5, label: 'form.label.demo.message', hint: 'form.hint.demo.message', isOptional: true },
  ],
  partner: [
    { name: 'partnership', label: 'form.label.partnership', control: 'choice', options: partnerships },
    company,
    name,
    email,
    { ...message, hint: 'form.hint.partner.message' },
  ],
  press: [
    { ...company, label: 'form.label.press.company' },
    name,
    email,
    { name: 'deadline', label: 'form.label.deadline', control: 'line', type: 'date', autoComplete: 'off', isOptional: true },
    { ...message, rows: 6, label: 'form.label.press.message' },
  ],
  trial: [
    { name: 'products', label: 'form.label.trial.products', control: 'checks', options: demoProducts },
    name,
    { ...company, isHalf: true },
    { ...fullEmail, autoComplete: 'username', label: 'form.label.trial.email', hint: 'form.hint.trial.email' },
    { name: 'password', label: 'form.label.password', control: 'newPassword', hint: 'form.hint.password' },
    { name: 'terms', label: 'form.label.terms', control: 'agree', place: `#${TERMS_ID}` },
  ],
  verification: [{ ...fullEmail, enterKeyHint: 'send' }],
  forgotten: [{ ...fullEmail, autoComplete: 'username', enterKeyHint: 'send' }],
  newsletter: [{ ...fullEmail, enterKeyHint: 'send', hint: 'form.hint.newsletter.email' }],
  application: [
    { name: 'job', label: 'form.label.job', control: 'job' },
    name,
    email,
    phone,
    { ...message, label: 'form.label.application.message', hint: 'form.hint.application.message', isOptional: true },
    { name: 'files', label: 'form.label.files', control: 'files', hint: 'form.hint.files', isOptional: true },
  ],
}

/** Id of a field's control on its page. */
export const fieldId = (form: FormName, field: string) => `${form}-${field}`
