import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Zeugnis für Jörg Müßig – „stets“ größte Sorgfalt'
const little = Buffer.from(text, 'utf16le')
const big = Buffer.from(little).swap16()
const windows = Buffer.from(text.replace('–', '\u0096').replace('„', '\u0084').replace('“', '\u0093'), 'latin1')

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, little end first, with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
    ['UTF-16, big end first, with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
    ['UTF-16, little end first', little],
    ['UTF-16, big end first', big],
    ['Windows-1252', windows],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  it('takes no other binary for UTF-16', () => {
    expect(decodeText(Buffer.from([0, 0, 1, 0, 0x41, 0x42, 0, 0]))).toContain('AB')
  })
})
