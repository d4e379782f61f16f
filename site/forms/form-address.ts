import type { FormName } from '#services/forms'

/** The section that a page's form stands in. */
export const FORM_ID = 'formular'

/**
 * What is wrong with a form, or the thanks for it. The address that answers ends in it: browsers then lead the focus there
 * without script (HTML, “scroll to the fragment”), and leave `autofocus` out of account.
 */
export const NOTICE_ID = 'meldung'

/** The field in which a form says which of its page it is, and the query by which an address asks for one. */
export const FORM_FIELD = 'form'

interface Thanks {
  readonly form: FormName
  /** Day of deletion, such as `2027-05-21`. */
  readonly deleteOn: string
}

/** Where somebody is led whose form was taken: the page itself, which says so, on every reload anew. */
export function sentAddress(address: string, { form, deleteOn }: Thanks): string {
  return `${address}?${new URLSearchParams({ sent: form, until: deleteOn })}#${NOTICE_ID}`
}

/** The thanks that an address asks for. */
export function thanksOf(forms: readonly FormName[], query: URLSearchParams): Thanks | undefined {
  const form = query.get('sent') ?? ''
  const deleteOn = query.get('until') ?? ''
  return isFormOf(forms, form) && isDay(deleteOn) ? { form, deleteOn } : undefined
}

/** The form that an address asks for, else the page's first. */
export function chosenForm(forms: readonly FormName[], query: URLSearchParams): FormName {
  const form = query.get(FORM_FIELD) ?? ''
  const chosen = isFormOf(forms, form) ? form : forms[0]
  if (!chosen) throw new RangeError('A page without a form')
  return chosen
}

export function isFormOf(forms: readonly FormName[], name: string): name is FormName {
  return forms.some((form) => form === name)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
