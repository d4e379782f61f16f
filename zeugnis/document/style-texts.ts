import type { Letter } from '../model/letter.ts'
import { letterTexts } from './letter-texts.ts'
import type { StyleTexts } from './options.ts'

/** What a letter sets in each style; what is the same in all letters aside. */
export function textsOf(letter: Letter): StyleTexts {
  const { letterhead, title } = letterTexts(letter)
  return { serif: letter.plainText, serifStrong: title, sans: '', sansStrong: letterhead }
}

/** Of a text that may be set in any style. */
export const inEveryStyle = (text: string): StyleTexts => ({ serif: text, serifStrong: text, sans: text, sansStrong: text })
