import { expect, test } from 'vitest'
import { fieldFromJson } from '../collections/field-json.ts'
import { blankCollection } from '../collections/system-fields.ts'
import { defaultSettings } from '../model/settings.ts'
import { mailDocument } from './letter.ts'
import { mailText } from './mail-text.ts'
import { type Filling, fillTemplate } from './record-mails.ts'

const blank = blankCollection('auth', { id: 'users_id', name: 'users' })
const fields = [
  { type: 'text', name: 'name' },
  { type: 'text', name: 'secret', hidden: true },
  { type: 'select', name: 'tags', values: ['a', 'b'], maxSelect: 2 },
  { type: 'json', name: 'data' },
]
const collection = { ...blank, fields: [...blank.fields, ...fields.map(fieldFromJson)] }
const values = { name: 'Ada', email: 'ada@example.org', secret: 'hidden', tokenKey: 'key', password: 'hash', tags: ['a', 'b'], data: { a: 1 } }

const fill = (template: { subject: string; body: string }, changed: Record<string, unknown> = {}, placeholders: Filling['placeholders'] = {}) =>
  fillTemplate(template, {
    meta: { ...defaultSettings.meta, appName: 'Our App', appURL: 'https://app.example/' },
    record: { collection, values: { ...values, ...changed } },
    placeholders,
  })
const body = (text: string, ...rest: [Record<string, unknown>?, Filling['placeholders']?]) => fill({ subject: 's', body: text }, ...rest).body

test('names the application, the record’s fields and what the mail is about', () => {
  const placeholders = { TOKEN: 'a.b.c', OTP: '12345678', OTP_ID: 'otp1', ALERT_INFO: 'from Hamburg' }
  expect(body('{APP_NAME} {APP_URL}/x?{TOKEN} {OTP} {OTP_ID} {ALERT_INFO}', {}, placeholders)).toBe(
    'Our App https://app.example/x?a.b.c 12345678 otp1 from Hamburg',
  )
  expect(body('{RECORD:name} {RECORD:email} {RECORD:tags} {RECORD:data}')).toBe('Ada ada@example.org a, b {&quot;a&quot;:1}')
})

test('gives away no hidden field, no hash and no key, and leaves what it does not know', () => {
  expect(body('[{RECORD:secret}{RECORD:tokenKey}{RECORD:password}{RECORD:missing}]')).toBe('[]')
  expect(body('{OTHER} {TOKEN} { APP_NAME }')).toBe('{OTHER} {TOKEN} { APP_NAME }')
})

test('takes a value for text, whatever it looks like', () => {
  const evil = { name: '<img src=x onerror="x">{TOKEN}{RECORD:email}$& $1' }
  expect(body('<b title="{RECORD:name}">', evil, { TOKEN: 'secret' })).toBe(
    '<b title="&lt;img src=x onerror=&quot;x&quot;&gt;{TOKEN}{RECORD:email}$&amp; $1">',
  )
})

test('keeps a subject on one line, unescaped', () => {
  const { subject } = fill({ subject: 'For {RECORD:name}\n', body: '' }, { name: 'A & B\r\nBcc: eve@example.org\u0000\u2028x' })
  expect(subject).toBe('For A & B Bcc: eve@example.org x')
  expect(fill({ subject: '{RECORD:name}', body: '' }, { name: 'x'.repeat(5000) }).subject).toHaveLength(250)
})

test('the document takes the colour of the settings, but nothing else that stands there', () => {
  expect(mailDocument({ subject: '</title><script>', body: '', accent: '#C4122F' })).toContain('background:#C4122F')
  const evil = mailDocument({ subject: '</title><script>', body: '', accent: 'red}</style>' })
  expect(evil).not.toMatch(/<script>|red\}/)
})

test('the plain text has every address of a link behind its words, unbroken', () => {
  const address = `https://app.example/confirm?token=${'x'.repeat(300)}`
  expect(mailText(`<h1>Title</h1><p>Hello,<br>you</p><a class="btn" href="${address}">Confirm</a><hr><p>Bye</p>`)).toBe(
    `Title\n\nHello,\nyou\n\nConfirm ${address}\n\n----------------------------------------\n\nBye`,
  )
})
