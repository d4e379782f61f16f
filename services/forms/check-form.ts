import type * as z from 'zod/mini'
import { type FieldError, isFieldError } from './codes.ts'
import { type FormName, type FormValues, forms, listFields } from './forms.ts'
import { accountForms } from './schemas/account.ts'

/** One code for each field that is wrong, by its name. */
export type FieldErrors = Readonly<Record<string, FieldError>>

export type Checked<T> = { readonly isValid: true; readonly values: T } | { readonly isValid: false; readonly errors: FieldErrors }

/** The same table, typed so that a form's name leads to its own values. */
const schemas: { readonly [F in FormName]: z.ZodMiniType<FormValues<F>> } = forms

export type AccountFormName = keyof typeof accountForms
export type AccountFormValues<F extends AccountFormName> = z.output<(typeof accountForms)[F]>

const accountSchemas: { readonly [F in AccountFormName]: z.ZodMiniType<AccountFormValues<F>> } = accountForms

/** Names of a form's fields, in the order in which they stand on the page. */
export function fieldsOf(form: FormName): readonly string[] {
  return Object.keys(forms[form].shape)
}

/** Checks what a form sends, in the browser and on the server. Fields that the form does not have are left out. */
export function checkForm<F extends FormName>(form: F, data: FormData): Checked<FormValues<F>> {
  return checkFields(schemas[form], fieldsOf(form), data)
}

/** The same for what is asked of who has an access. */
export function checkAccountForm<F extends AccountFormName>(form: F, data: FormData): Checked<AccountFormValues<F>> {
  return checkFields(accountSchemas[form], Object.keys(accountForms[form].shape), data)
}

/** The same for any schema of these fields. */
export function checkFields<T>(schema: z.ZodMiniType<T>, fields: readonly string[], data: FormData): Checked<T> {
  const result = schema.safeParse(Object.fromEntries(fields.map((field) => [field, sentValue(data, field)])))
  return result.success ? { isValid: true, values: result.data } : { isValid: false, errors: firstErrors(result.error.issues) }
}

/** A field that was not sent is "", as a page that lacks an optional field would send it. */
function sentValue(data: FormData, field: string): FormDataEntryValue | FormDataEntryValue[] {
  return listFields.includes(field) ? data.getAll(field).filter((entry) => !isNoFile(entry)) : (data.get(field) ?? '')
}

/** What browsers send for a file field in which nothing was chosen. */
function isNoFile(entry: FormDataEntryValue): boolean {
  return entry instanceof File && entry.name === '' && entry.size === 0
}

function firstErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const found = new Map<string, FieldError>()
  for (const { path, message } of issues) {
    const field = String(path[0])
    if (!found.has(field)) found.set(field, isFieldError(message) ? message : 'required')
  }
  return Object.fromEntries(found)
}
