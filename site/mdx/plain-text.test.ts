import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('is what a reader reads: no tags, letters as they are, paragraphs and items apart, no-break spaces kept', () => {
  expect(plainText('<p>Ja, § 109 GewO &amp; <a href="/x">mehr</a>.</p>\n<ul><li>„a“ &lt; b</li><li>c</li></ul>')).toBe(
    'Ja, § 109 GewO & mehr. „a“ < b c',
  )
})
