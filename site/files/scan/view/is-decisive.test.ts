import { expect, it } from 'vitest'
import { isDecisive } from './is-decisive.ts'

it.each([
  '',
  'stels',
  'stetsmürrisch-und',
  'jederzei',
  'volIen',
  'vollslen',
  'mcht',
  'Keine',
  'ohme',
  'sebr',
  'zielgerichtet',
  'umSerer',
  'Fleiß,',
  'Initiative,',
  'einwandfrei.',
])('„%s“ may decide a grade', (read) => {
  expect(isDecisive(read)).toBe(true)
})

it.each(['Brodowski', 'i.', '•', 'Fachrichtung', '24399', 'Wiesenhaag', 'Einweisen'])('„%s“ decides none', (read) => {
  expect(isDecisive(read)).toBe(false)
})
