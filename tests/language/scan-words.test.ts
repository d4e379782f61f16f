import { beforeAll, expect, it } from 'vitest'
import { isNearlyDecisive, knownWords } from '../../site/files/scan/text/known-words.ts'
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

/** Each word with one letter more, fewer or other. */
const oneLetterOff = (word: string) =>
  [...'abcdefghijklmnopqrstuvwxyzäöüß'].flatMap((letter) =>
    [...word, ''].flatMap((_, at) => [
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + word.slice(at + 1),
    ]),
  )

it('a word like one that decides is doubted, however surely it was read, unless it is a word of its own', () => {
  const words = [...new Set(['stets', 'jederzeit', 'vollen', 'vollste', 'vollsten', 'äußerst', 'zufriedenheit'].flatMap(oneLetterOff))]
  expect(['sters', 'slets', 'vallen', 'vollslen'].every(isNearlyDecisive)).toBe(true)
  expect(words.filter((word) => knows(word) && isNearlyDecisive(word))).toEqual([])
})
