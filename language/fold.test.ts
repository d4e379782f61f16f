import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldPattern, keyOf, lowerAscii } from './fold.ts'
import { list } from './list.ts'

describe('fold', () => {
  it('writes umlauts and ß out, capitals as they are', () => {
    expect(fold('Größte Übung, ÄRGER, MAẞE, Quelle')).toBe('Groesste Uebung, AeRGER, MASsE, Quelle')
  })

  it('makes patterns that find in folded text what they find in text', () => {
    const pattern = foldPattern(/(?:größte|mäßig)e?n?/giu)
    expect(fold('Die größten, nur mäßigen').match(pattern)).toEqual(['groessten', 'maessigen'])
    expect(pattern.flags).toBe('giu')
  })
})

describe('keyOf', () => {
  const german = fc.string({ unit: fc.constantFrom(...'abzäöüßÄÖÜẞSZ -1'), maxLength: 20 })

  it('is one for all spellings of a word', () => {
    fc.assert(
      fc.property(german, (word) => {
        const key = keyOf(word)
        for (const spelled of [word.toUpperCase(), word.toLowerCase(), word.normalize('NFD'), fold(word), key]) expect(keyOf(spelled)).toBe(key)
      }),
    )
  })

  it('takes any text', () => {
    expect(keyOf('LU\u0308BECK')).toBe('luebeck')
    expect(keyOf('Łódź İzmir 한글 \ud83d')).toBe('łódź i̇zmir 한글 \ud83d')
  })
})

it('lowerAscii knows no letters but those of ASCII', () => {
  expect(lowerAscii('INFO@Ärzte.DE ıİΣ')).toBe('info@Ärzte.de ıİΣ')
})

it('a list is parted by commas; line ends and spaces within an entry are one space', () => {
  expect(list(' alles  in\n   allem, ,Lob,\n')).toEqual(['alles in allem', 'Lob'])
  expect(list('')).toEqual([])
})
