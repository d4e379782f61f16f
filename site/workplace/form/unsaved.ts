import { calls, stepOf } from '#processes'
import { FORM_FIELD } from '../../session/deed-fields.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (box: ParentNode) => [...box.querySelectorAll<Field>('input:not([type=hidden]), textarea, select')]

const isToggle = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

/** Whether what stands in a field is not what is stored. A form that was refused shows what was typed as if it had been there from the first. */
function isUnsaved(field: Field): boolean {
  if (!isToggle(field) && field.form?.dataset.refused !== undefined) return field.value !== ''
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Whether something waits to be saved in this part of a page. */
export function hasUnsaved(box: ParentNode | null): boolean {
  return box !== null && fieldsIn(box).some(isUnsaved)
}

const otherForms = (form: HTMLFormElement) => [...(form.closest('.case')?.querySelectorAll('form') ?? [])].filter((other) => other !== form)

/** The heading above another form of the case in which something waits to be saved: sending this one would lose it. */
export function unsavedBeside(form: HTMLFormElement): string | undefined {
  const unsaved = otherForms(form).find(hasUnsaved)
  return unsaved && headingOf(unsaved)
}

/** The nearest heading within the case, else that of the page. */
function headingOf(element: Element): string {
  const heading = element.matches('.case') ? document.querySelector('h1') : element.querySelector('h2')
  if (heading) return heading.textContent
  return element.parentElement ? headingOf(element.parentElement) : ''
}

/** Whether a call takes the other forms of its page away: the case stands elsewhere afterwards, or begins its step anew. */
export function leadsAway(deed: FormDataEntryValue | null): boolean {
  const call = calls.find((one) => one === deed)
  return call !== undefined && stepOf(call).to !== undefined
}

export interface Typed {
  readonly form: string
  readonly name: string
  readonly value: string
}

const formOf = ({ form }: Field) => form?.querySelector<HTMLInputElement>(`[name=${FORM_FIELD}]`)?.value ?? ''

/** What is typed and not saved in the other forms of its case. */
export function typedBeside(form: HTMLFormElement): readonly Typed[] {
  return otherForms(form).flatMap(typedIn)
}

/** What is typed and not saved in this part of a page. */
export function typedIn(box: ParentNode): readonly Typed[] {
  const unsaved = fieldsIn(box).filter(isUnsaved)
  return unsaved.filter((field) => !isToggle(field) || field.checked).map((field) => ({ form: formOf(field), name: field.name, value: field.value }))
}

/** Puts it back where the page was made anew, and unfolds where it stands. */
export function putBack(box: ParentNode, typed: readonly Typed[]): void {
  for (const field of fieldsIn(box)) {
    const known = typed.find(({ form, name, value }) => form === formOf(field) && name === field.name && (!isToggle(field) || value === field.value))
    if (!known) continue
    if (isToggle(field)) field.checked = true
    else field.value = known.value
    unfold(field)
  }
}

function unfold(element: Element): void {
  const details = element.closest('details')
  if (!details) return
  details.open = true
  if (details.parentElement) unfold(details.parentElement)
}
