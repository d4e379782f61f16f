import { expect, it } from 'vitest'
import { users } from './users.ts'
import * as mails from './users-mails.ts'

const { verificationTemplate, resetPasswordTemplate, confirmEmailChangeTemplate, otpTemplate, authAlertTemplate } = mails
const linked = { verificationTemplate, resetPasswordTemplate, confirmEmailChangeTemplate }
const all = { ...linked, otpTemplate, authAlertTemplate }

it.each(Object.entries(all))('%s says everything in German, then in English, and who sends it', (_, { subject, body }) => {
  expect(subject).toMatch(/^\S.* · \S.*$/)
  expect(body.indexOf('<div lang="de">')).toBeLessThan(body.indexOf('<div lang="en">'))
  expect(body.match(/<h1>/g)).toHaveLength(2)
  expect(body).toContain('Geschäftsführung')
})

it.each(Object.entries(linked))('%s leads to one page, in each language with the token', (_, { body }) => {
  const [german = '', english] = [...body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
  expect(german).toMatch(/^\{APP_URL\}\/testzugang\/[a-z-]+\?token=\{TOKEN\}$/)
  expect(english).toBe(german.replace('{APP_URL}', '{APP_URL}/en'))
})

it('says what it reports, and for how long a code and a link can be used', () => {
  expect(otpTemplate.body.match(/\{OTP\}/g)).toHaveLength(2)
  expect(authAlertTemplate.body.match(/\{ALERT_INFO\}/g)).toHaveLength(2)
  expect(otpTemplate.body).toContain(`${users.otp.duration / 60} Minuten`)
  expect(verificationTemplate.body).toContain(`${users.verificationToken.duration / 3600} hours`)
  expect(resetPasswordTemplate.body).toContain(`${users.passwordResetToken.duration / 60} minutes`)
  expect(confirmEmailChangeTemplate.body).toContain(`${users.emailChangeToken.duration / 60} Minuten`)
})
