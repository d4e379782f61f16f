import type { Letter, Part } from '../model/letter.ts'

/** The parts of a letter that stand in places of their own on the sheet. */
export interface LetterTexts {
  readonly letterhead: string
  /** Of letters that are dated at their head. */
  readonly date: string
  readonly title: string
  /** Paragraphs between heading and closing; the duties with their list. */
  readonly body: readonly { readonly text: string; readonly items: readonly string[] }[]
  readonly closing: readonly string[]
  /** Of letters that are dated at their end. */
  readonly placeAndDate: string
  /** How the letter takes its leave, and in whose name is signed. */
  readonly signing: readonly string[]
  readonly signers: readonly string[]
}

const framed: readonly Part[] = ['briefkopf', 'ueberschrift', 'schluss', 'ortDatum', 'zeichnung', 'unterschrift']

/** Sorts the parts of a letter by where they stand on the sheet. What a letter does not have is an empty text or list. */
export function letterTexts({ parts }: Letter): LetterTexts {
  const sentencesOf = (name: Part) => parts.filter(({ part }) => part === name).flatMap(({ sentences }) => sentences.map(({ text }) => text))
  const isDatedFirst = parts.findIndex(({ part }) => part === 'ortDatum') < parts.findIndex(({ part }) => part === 'ueberschrift')
  const date = sentencesOf('ortDatum').join(' ')
  return {
    letterhead: sentencesOf('briefkopf').join(' '),
    date: isDatedFirst ? date : '',
    title: sentencesOf('ueberschrift').join(' '),
    body: parts
      .filter(({ part }) => !framed.includes(part))
      .map(({ part, sentences }) => {
        const [first = '', ...others] = sentences.map(({ text }) => text)
        return part === 'aufgaben' ? { text: first, items: others } : { text: [first, ...others].join(' '), items: [] }
      }),
    closing: sentencesOf('schluss'),
    placeAndDate: isDatedFirst ? '' : date,
    signing: sentencesOf('zeichnung'),
    signers: sentencesOf('unterschrift'),
  }
}
