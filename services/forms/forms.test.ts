import { describe, expect, it } from 'vitest'
import { checkForm, fileLimits, forms, limits } from './index.ts'

function formData(fields: Readonly<Record<string, string | readonly (string | File)[]>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) data.append(name, one)
  }
  return data
}

const contact = { name: 'Änne Özil', email: 'aenne@example.org', company: '', message: 'Moin' }
const check = (changed: Record<string, string>) => checkForm('contact', formData({ ...contact, ...changed }))
const errorOf = (field: string, value: string) => {
  const checked = check({ [field]: value })
  return checked.isValid ? undefined : checked.errors[field]
}

describe('texts', () => {
  it('are trimmed, composed, and have one kind of line end', () => {
    expect(check({ name: ' A\u0308nne ', message: 'a\r\nb\rc ' })).toEqual({
      isValid: true,
      values: { ...contact, name: 'Änne', message: 'a\nb\nc' },
    })
  })

  it('are required where they are, and what was not sent at all counts as empty', () => {
    const checked = checkForm('contact', formData({}))
    expect(checked).toEqual({ isValid: false, errors: { name: 'required', email: 'required', message: 'required' } })
    expect(errorOf('name', ' \t ')).toBe('required')
  })

  it('end where the browser’s maxlength ends', () => {
    expect(errorOf('name', 'x'.repeat(limits.name))).toBeUndefined()
    expect(errorOf('name', 'x'.repeat(limits.name + 1))).toBe('too_long')
    expect(errorOf('message', 'x\r\n'.repeat(limits.message))).toBe('too_long')
  })

  it.each(['a\r\nBcc: eve@example.org', 'a\u0000b', 'a\u202eb', 'a\u2028b'.replace('\u2028', '\u0085')])(
    'take no line break, control character or turn of direction in one line: %j',
    (name) => expect(errorOf('name', name)).toBe('invalid_characters'),
  )

  it('take markup and templates for what they are: text', () => {
    const message = '<script>alert(1)</script> {{7*7}} {TOKEN} $&'
    expect(check({ message })).toMatchObject({ values: { message } })
  })

  it('a file in place of a text, and a text in place of a file, are refused by their field', () => {
    expect(checkForm('contact', formData({ ...contact, name: [new File(['x'], 'x.pdf')] }))).toMatchObject({ errors: { name: 'required' } })
    const application = { job: 'redaktion', name: 'A', email: 'a@example.org', message: 'Moin', files: ['text'] }
    expect(checkForm('application', formData(application))).toMatchObject({ errors: { files: 'required' } })
  })

  it('a field that no form knows is not read', () => {
    expect(checkForm('contact', formData({ ...contact, kind: 'press', __proto__x: '1' }))).toEqual({ isValid: true, values: contact })
  })
})

describe('addresses of e-mail', () => {
  it.each(['ada+hr@mail.example.org', 'a.b-c@xn--mller-kva.example'])('%s is one', (email) => expect(errorOf('email', email)).toBeUndefined())

  it.each([
    ['ada', 'invalid_email'],
    ['ada@example.org\r\nBcc: eve@example.org', 'invalid_email'],
    ['ada@example.org,eve@example.org', 'invalid_email'],
    ['Ada <ada@example.org>', 'invalid_email'],
    ['аda@example.org', 'email_characters'],
    ['ada@exаmple.org', 'email_characters'],
    ['ada@müller.example', 'email_characters'],
    [`${'a'.repeat(250)}@example.org`, 'too_long'],
  ])('%j is none: %s', (email, code) => expect(errorOf('email', email)).toBe(code))
})

describe('choices', () => {
  const demo = { name: 'Ada', email: 'ada@example.org', company: 'Beispiel' }

  it('are those of the list, several where the list allows it', () => {
    expect(checkForm('demo', formData({ ...demo, products: ['talentscout', 'zeugnisparser'] }))).toMatchObject({
      values: { products: ['talentscout', 'zeugnisparser'], phone: '', message: '' },
    })
    expect(checkForm('demo', formData({ ...demo, products: ['talentscout', 'other'] }))).toMatchObject({ errors: { products: 'unknown_choice' } })
    expect(checkForm('demo', formData(demo))).toMatchObject({ errors: { products: 'required' } })
  })

  it('a day is one of the calendar', () => {
    const press = { ...demo, message: 'Moin' }
    expect(checkForm('press', formData({ ...press, deadline: '2026-12-01' })).isValid).toBe(true)
    expect(checkForm('press', formData({ ...press, deadline: '2026-02-30' }))).toMatchObject({ errors: { deadline: 'invalid_date' } })
  })
})

describe('applications', () => {
  const application = { job: 'redaktion', name: 'Ada', email: 'ada@example.org' }
  const pdf = new File(['%PDF-1.7'], 'CV.PDF')
  const check = (files: readonly File[], message = '') => checkForm('application', formData({ ...application, message, files }))

  it('need a message or a file, and an empty file field is no file', () => {
    expect(check([new File([], '')])).toMatchObject({ errors: { message: 'message_or_files' } })
    expect(check([pdf])).toMatchObject({ values: { files: [{ name: 'CV.PDF' }] } })
    expect(check([], 'Moin').isValid).toBe(true)
  })

  it.each([
    ['too_many_files', Array.from({ length: fileLimits.count + 1 }, () => pdf)],
    ['file_too_large', [new File([new Uint8Array(fileLimits.bytes + 1)], 'a.pdf')]],
    ['file_empty', [new File([], 'a.pdf')]],
    ['file_type', [new File(['MZ'], 'a.pdf.exe')]],
  ])('%s', (code, files) => expect(check(files)).toMatchObject({ errors: { files: code } }))

  it('ask for nothing that § 1 AGG forbids to decide by', () => {
    expect(Object.keys(forms.application.shape)).toEqual(['job', 'name', 'email', 'phone', 'message', 'files'])
  })
})
