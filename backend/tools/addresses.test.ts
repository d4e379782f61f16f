import { describe, expect, test } from 'vitest'
import { domainOfEmail, hostOfUrl, isDomain, isEmail, isUrl } from './addresses.ts'

const emails = [
  'foo@bar.com',
  'x@x.x',
  'foo+bar@bar.com',
  'a.b@bar.coffee',
  'foo@bar.中文网',
  "o'neil|123@müller.com",
  '"a b"@c.de',
  'A@B.CO.UK',
  'a@b-c.de',
]
const noEmails = ['', 'foo', 'foo@', '@foo.de', 'foo@bar', 'a@b..de', 'a..b@c.de', '.a@b.de', 'a b@c.de', 'a@-b.de', 'a@b.1', 'a@b@c.de', 'a@b.de\n']

const urls = [
  'https://example.com',
  'http://localhost:3000/',
  'http://127.0.0.1/a?b=c#d',
  'http://[::1]:9093/a',
  'ftp://foobar.ru/',
  'foobar.com',
  'http://user:pass@www.foobar.com/path/file',
  'http://foobar.com?foo=bar',
  'http://foo_bar.com',
  'http://myservice.:9093/',
  'http://ñandú.com.ar',
  'http://www.xn--froschgrn-x9a.net/',
  'mailto:someone@example.com',
]
const noUrls = [
  '',
  'invalid',
  'a.b',
  '.com',
  'xyz://foobar.com',
  '/abs/test/dir',
  './rel/dir',
  'http://foo bar.org',
  'http://foo&bar.org',
  'http://.foo.com',
  'http://-start.example.com',
  'http://foobar.c_o_m',
  'http://[::1]:909388',
  'http://[nonsense]/',
  'word?a.b',
  `http://example.com/${'a'.repeat(2100)}`,
]

describe('addresses', () => {
  test.each(emails)('%s is an email address', (text) => expect(isEmail(text)).toBe(true))
  test.each(noEmails)('%j is no email address', (text) => expect(isEmail(text)).toBe(false))
  test.each(urls)('%s is a web address', (text) => expect(isUrl(text)).toBe(true))
  test.each(noUrls)('%j is no web address', (text) => expect(isUrl(text)).toBe(false))

  test('a domain has labels that a name server could hold', () => {
    expect(['example.com', 'a-b.example.org', 'xn--and-6ma2c.com'].every(isDomain)).toBe(true)
    expect(['', 'invalid', '-a.com', 'a-.com', 'a..com', 'exa mple.com', `${'a'.repeat(64)}.com`].some(isDomain)).toBe(false)
  })

  test('the domain is what stands behind the last @, the host comes with its port', () => {
    expect(domainOfEmail('"a@b"@c.de')).toBe('c.de')
    expect(hostOfUrl('https://me:pw@example.com:8080/a')).toBe('example.com:8080')
    expect(hostOfUrl('example.com/a')).toBe('')
  })

  test('long nonsense is refused at once', () => {
    expect(isEmail(`${'a-'.repeat(200_000)}@${'b-'.repeat(200_000)}!`)).toBe(false)
    expect(isUrl(`http://${'a_'.repeat(1000)}!`)).toBe(false)
  })
})
