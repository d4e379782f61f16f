import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Zeugnis für Jörg Müßig – „stets“ größte Sorgfalt'
const little = Buffer.from(text, 'utf16le')
const big = Buffer.from(little).swap16()
const windows = Buffer.from(text.replace('–', '\u0096').replace('„', '\u0084').replace('“', '\u0093'), 'latin1')

const macLetters: Readonly<Record<string, number>> = { ü: 0x9f, ö: 0x9a, ß: 0xa7, '–': 0xd0, '„': 0xe3, '“': 0xd2 }
const mac = Buffer.from([...text].map((letter) => macLetters[letter] ?? letter.charCodeAt(0)))

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, little end first, with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
    ['UTF-16, big end first, with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
    ['UTF-16, little end first', little],
    ['UTF-16, big end first', big],
    ['Windows-1252', windows],
    ['Mac OS Roman', mac],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  it('takes names of other languages for none of an old Mac', () => {
    expect(decodeText(Buffer.from('Lukas Toma\u009aevi\u0087 ist Frau Va\u009aek', 'latin1'))).toContain('Vašek')
    expect(decodeText(Buffer.from('Va\u009aek, \u00a7\u00a0109, f\u00fcr', 'latin1'))).toContain('Vašek, §\u00a0109, für')
  })

  it('takes no other binary for UTF-16', () => {
    expect(decodeText(Buffer.from([0, 0, 1, 0, 0x41, 0x42, 0, 0]))).toContain('AB')
  })
})
