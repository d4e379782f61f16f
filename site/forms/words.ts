import { type FieldError, type FieldErrors, type FormName, fileLimits, limits, passwordLimits } from '#services/forms'
import type { Translate } from '../messages/messages.tsx'
import type { Problem } from '../ui/form/problem-summary.tsx'
import { type FieldSpec, fieldId, formFields } from './form-fields.ts'

const longest: Readonly<Record<string, number>> = limits

/** The one table from a code to a sentence: what is wrong with a field and what to do about it. */
export function errorSentence(code: FieldError, field: FieldSpec, t: Translate): string {
  const isChosen = field.control === 'choice' || field.control === 'checks' || field.control === 'job'
  return t(`form.error.${code === 'required' && isChosen ? 'unknown_choice' : code}`, {
    label: t(field.label),
    max: longest[field.name] ?? '',
    shortest: passwordLimits.shortest,
    files: fileLimits.count,
    megabytes: fileLimits.bytes / 2 ** 20,
  })
}

/** The errors of a form in the order of its fields, each with the place to go to. */
export function problemsOf(form: FormName, errors: FieldErrors, t: Translate): Problem[] {
  const fields: readonly FieldSpec[] = formFields[form]
  return fields.flatMap((field) => {
    const code = errors[field.name]
    return code ? [{ id: fieldId(form, field.name), text: errorSentence(code, field, t) }] : []
  })
}
