import { describe, expect, test } from 'vitest'
import { snakeCase, storedFileName } from './file-name.ts'
import { matchesMimeType, sniffContentType } from './mime.ts'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
const png = bytes('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const names: readonly (readonly [original: string, stored: RegExp, content?: Uint8Array])[] = [
  ['tmpfile-123.txt', /^tmpfile_123_[a-z0-9]{10}\.txt$/],
  ['My Photo.JPG', /^my_photo_[a-z0-9]{10}\.JPG$/],
  ['archive.tar.gz', /^archive_[a-z0-9]{10}\.tar\.gz$/],
  ['a.b.c.txt', /^a_b_[a-z0-9]{10}\.c\.txt$/],
  ['ab.txt', /^ab[a-z0-9]{10}_[a-z0-9]{10}\.txt$/],
  ['äöü.txt', /^[a-z0-9]{10}_[a-z0-9]{10}\.txt$/],
  ['.txt', /^[a-z0-9]{10}_[a-z0-9]{10}\.txt$/],
  ['../../etc/passwd', /^[a-z0-9]{10}_[a-z0-9]{10}\.etcpasswd$/],
  ['image_!@ special', /^image_special_[a-z0-9]{10}\.txt$/, bytes('text\n')],
  ['picture', /^picture_[a-z0-9]{10}\.png$/, png],
  ['unknown', /^unknown_[a-z0-9]{10}$/, new Uint8Array([0, 1, 2, 3])],
  [`${'a'.repeat(120)}.txt`, /^a{100}_[a-z0-9]{10}\.txt$/],
  [`name.${'x'.repeat(40)}`, /^name_[a-z0-9]{10}\.x{20}$/],
]

describe('the name of a stored file', () => {
  test.each(names.map(([original, stored, content]) => ({ original, stored, content })))('$original', async ({ original, stored, content }) => {
    expect(await storedFileName(original, content ?? bytes('some text'))).toMatch(stored)
  })

  test('keeps abbreviations together', () => {
    expect(['myTestDB', 'HTMLPage', 'a-b__c', 'Ab1C'].map(snakeCase)).toEqual(['my_test_db', 'htmlpage', 'a_b_c', 'ab1_c'])
  })
})

const contents: readonly (readonly [content: Uint8Array, mime: string, extension: string])[] = [
  [bytes('plain words, äöü'), 'text/plain; charset=utf-8', '.txt'],
  [bytes(''), 'text/plain; charset=utf-8', '.txt'],
  [bytes('gr\u00fcn', 'latin1'), 'text/plain; charset=iso-8859-1', '.txt'],
  [bytes('\ufeffwide', 'utf16le'), 'text/plain; charset=utf-16le', '.txt'],
  [bytes(' {"a": [1]}\n'), 'application/json', '.json'],
  [bytes('{not json}'), 'text/plain; charset=utf-8', '.txt'],
  [bytes('<!DOCTYPE html><html></html>'), 'text/html; charset=utf-8', '.html'],
  [bytes('<?xml version="1.0"?><!-- x --><svg xmlns="a"></svg>'), 'image/svg+xml', '.svg'],
  [bytes('<svg width="1"></svg>'), 'image/svg+xml', '.svg'],
  [bytes('<?xml version="1.0"?><note/>'), 'text/xml; charset=utf-8', '.xml'],
  [bytes('a,b\n1,"2,3"\n'), 'text/csv', '.csv'],
  [bytes('%PDF-1.4\n'), 'application/pdf', '.pdf'],
  [png, 'image/png', '.png'],
  [new Uint8Array([0, 1, 2, 3]), 'application/octet-stream', ''],
]

describe('the type of a content', () => {
  test.each(contents)('%o', async (content, mime, extension) => {
    expect(await sniffContentType(content)).toEqual({ mime, extension })
  })

  test('a text in 64 KiB pieces is not cut within a letter', async () => {
    expect((await sniffContentType(bytes(`a${'ä'.repeat(40_000)}`))).mime).toBe('text/plain; charset=utf-8')
  })

  test('many comments before nothing are no riddle', async () => {
    expect((await sniffContentType(bytes('<!-- -->'.repeat(20_000)))).mime).toBe('text/plain; charset=utf-8')
  })

  test('is compared without parameters and by any of its names', () => {
    expect(matchesMimeType('text/plain; charset=utf-8', 'text/plain')).toBe(true)
    expect(matchesMimeType('audio/wav', 'audio/x-wav')).toBe(true)
    expect(matchesMimeType('image/png', 'image/jpeg')).toBe(false)
  })
})
