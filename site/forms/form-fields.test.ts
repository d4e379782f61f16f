import { expect, it } from 'vitest'
import { type FormName, fieldsOf } from '#services/forms'
import { formFields } from './form-fields.ts'

const names: readonly FormName[] = ['contact', 'demo', 'partner', 'press', 'newsletter', 'application', 'trial', 'verification', 'forgotten']

it.each(names)('the form %s shows every field that is checked, and no other', (form) => {
  expect(formFields[form].map(({ name }) => name).sort()).toEqual([...fieldsOf(form)].sort())
})
