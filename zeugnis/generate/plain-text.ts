import type { LetterPart } from '../model/letter.ts'

/** A letter as text: parts as paragraphs, tasks as a list. */
export function plainText(parts: readonly LetterPart[]): string {
  return parts.map(paragraph).join('\n\n')
}

const inLines: readonly LetterPart['part'][] = ['briefkopf', 'zeichnung', 'unterschrift']

function paragraph({ part, sentences }: LetterPart): string {
  const texts = sentences.map(({ text }) => text)
  if (part === 'aufgaben') return [texts[0], ...texts.slice(1).map((task) => `- ${task}`)].join('\n')
  return texts.join(inLines.includes(part) ? '\n' : ' ')
}
