import { expect, it } from 'vitest'
import { locales } from '#words/interface'
import { problemTexts } from '#words/said'
import { excess, faultOf } from './faults.ts'

/** What a validator says of a keyword: the value of the schema under the name of the place to fill. */
const params = { type: 'string', allowedValues: ['de', 'en'], allowedValue: 'de', limit: 3, format: 'date', pattern: '^a$' }
const found = (keyword: string, more = {}) => ({ keyword, instancePath: '/employer', schemaPath: '', params: { ...params, ...more } })
const keywords = Object.keys(problemTexts.de.faults)

it.each(locales)('fills every sentence in $code', ({ code: locale }) => {
  for (const keyword of keywords) expect(faultOf(found(keyword), locale).message, keyword).not.toMatch(/[{}]|undefined/)
  for (const kind of ['depth', 'keys', 'entries'] as const) expect(excess(kind, 50, locale).message).toContain('50')
})

it('lists values, names the member, and has a sentence for a keyword of which nobody has thought', () => {
  expect(faultOf(found('enum'), 'de')).toEqual({ pointer: '/employer', code: 'enum', message: 'Erlaubt sind: de, en.' })
  expect(faultOf(found('required', { missingProperty: 'a/b' }), 'en')).toEqual({
    pointer: '/employer/a~1b',
    code: 'required',
    message: 'This entry is missing.',
  })
  expect(faultOf(found('oneOf'), 'de').message).toBe('Diese Angabe folgt nicht dem Schema.')
})
