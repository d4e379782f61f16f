import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

function sourcesByKind(policy: string): ReadonlyMap<string, string> {
  return new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]))
}

const bare = sourcesByKind(contentSecurityPolicy({ scripts: [], styles: [] }))

/** CSP Level 3, section 6.1, without those that fall back to one of these; then what no fetch is. */
const ours = ['default-src', 'script-src', 'style-src', 'font-src', 'connect-src', 'media-src', 'worker-src', 'form-action']
const closed = ['frame-src', 'object-src', 'base-uri', 'frame-ancestors']

it('says of every kind by name whether it is ours or closed, in words that every engine knows', () => {
  expect(Object.fromEntries(bare)).toEqual({
    ...Object.fromEntries(ours.map((kind) => [kind, "'self'"])),
    ...Object.fromEntries(closed.map((kind) => [kind, "'none'"])),
    'img-src': "'self' data:",
  })
})

it('opens frames for a captcha and workers from memory for analytics only', () => {
  const opened = sourcesByKind(contentSecurityPolicy({ scripts: [], styles: [], captcha: 'https://c.example', analytics: 'https://a.example' }))
  expect(opened.get('frame-src')).toBe('https://c.example/')
  expect(opened.get('worker-src')).toBe("'self' blob:")
})
