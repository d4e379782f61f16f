import { beforeAll, expect, it } from 'vitest'
import { knownWords } from '../../site/files/scan/text/known-words.ts'
import { mended } from '../../site/files/scan/text/mend.ts'
import { type Knows, openDictionary } from './dictionaries.ts'

let knows: Knows
beforeAll(async () => {
  knows = await openDictionary('de')
})

const box = { x: 0, y: 0, width: 100, height: 20 }
const read = (text: string) =>
  mended([{ words: [{ text, confidence: 1, box }], box, baseline: 15, rowHeight: 20, opensParagraph: true }])[0]?.words[0]?.text

/** Each word with one letter or two changed to those that they are taken for. */
const misread = (word: string) =>
  [...'lIi1t|fcaum'].flatMap((letter) => [...word].map((_, at) => word.slice(0, at) + letter + word.slice(at + 1))).concat(word.replace('m', 'rn'))

it('no word that the dictionary knows is mended into another one', () => {
  const words = [...knownWords].flatMap(misread).filter((word) => knows(word))
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((word) => read(word) !== word)).toEqual([])
})
