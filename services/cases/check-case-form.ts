import type * as z from 'zod/mini'
import { type Checked, checkFields } from '../forms/check-form.ts'
import { caseForms } from '../forms/schemas/cases.ts'

export type CaseFormName = keyof typeof caseForms
export type CaseFormValues<F extends CaseFormName> = z.output<(typeof caseForms)[F]>

const caseSchemas: { readonly [F in CaseFormName]: z.ZodMiniType<CaseFormValues<F>> } = caseForms

/** Checks what is asked on the way of a reference; apart from the other forms, whose pages do not load it. */
export function checkCaseForm<F extends CaseFormName>(form: F, data: FormData): Checked<CaseFormValues<F>> {
  return checkFields(caseSchemas[form], Object.keys(caseForms[form].shape), data)
}
