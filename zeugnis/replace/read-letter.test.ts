import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { issuerOf } from './issuer.ts'
import { readLetter } from './read-letter.ts'
import { replacePersonalData } from './replace-personal-data.ts'

const letter = readFileSync(new URL('../../content/samples/verkauf.txt', import.meta.url), 'utf8')
const shared = replacePersonalData([letter])[0] ?? ''

describe('a reference in which names were replaced', () => {
  it('still says who issued it', () => {
    expect(shared).not.toContain('Jonas Petersen')
    expect(issuerOf(shared)).toEqual(issuerOf(letter))
    expect(issuerOf(letter)).toMatchObject({ isReference: true, name: 'Möbelhaus Deichgraf GmbH', from: expect.stringMatching(/^20/) })
  })

  it('is read as it was: the same grade, the same facts', () => {
    const [before, after] = [readLetter(letter), readLetter(shared)]
    if (!before.isReference || !after.isReference) throw new Error('no reference')
    expect(after.text).toBe(shared)
    expect(after.analysis.overall?.grade).toBe(before.analysis.overall?.grade)
    expect(after.facts).toEqual(before.facts)
  })
})

it.each([
  ['', 'empty'],
  ['Wir danken für Ihre Bestellung und liefern bis Mai an die Adresse, die Sie genannt haben.', 'no-reference'],
])('%j is no reference, and both say why', (text, problem) => {
  expect(issuerOf(text)).toEqual({ isReference: false, problem })
  expect(readLetter(text)).toEqual({ isReference: false, problem })
})
