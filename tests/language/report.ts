import { contentPieces } from './content-pieces.ts'
import { openDictionary } from './dictionaries.ts'
import { localeOf, pageOf } from './files.ts'
import { lengthOf, sentencesOf } from './sentences.ts'
import { wordsOf } from './spelling.ts'
import { wordLists } from './word-list.ts'

interface PageFigures {
  readonly page: string
  readonly words: number
  /** Words of a sentence, on average. */
  readonly mean: number
  readonly longest: string
}

/** What server and documents say in sentences of their own, a file for each language. */
const inSentences = /^content\/(?:mails|problems|answers|documents\/report)\//

/** Length and sentences of each text, the longest sentence in full; table cells and labels count as words, not as sentences. */
function figures(): PageFigures[] {
  const prose = contentPieces().filter(({ file }) => file.endsWith('.mdx') || inSentences.test(file))
  return [...Map.groupBy(prose, ({ file }) => file)].map(([file, pieces]) => {
    const sentences = pieces.flatMap(sentencesOf).filter((sentence) => /[.!?]/.test(sentence))
    const lengths = sentences.map(lengthOf)
    const words = pieces.reduce((sum, { text }) => sum + lengthOf(text), 0)
    const longest = sentences[lengths.indexOf(Math.max(...lengths))] ?? ''
    return { page: `${pageOf(file)} ${localeOf(file)}`, words, mean: lengths.reduce((a, b) => a + b, 0) / lengths.length, longest }
  })
}

/** Words of the lists that stand nowhere any more, or that the dictionary has learnt. */
async function idleWords(): Promise<string[]> {
  const used = new Set(
    contentPieces()
      .flatMap(wordsOf)
      .flatMap(({ word }) => [word, word.replace(/[’']s$/, ''), ...word.split('-')]),
  )
  const known = { de: await openDictionary('de'), en: await openDictionary('en') }
  return Object.entries(wordLists).flatMap(([name, groups]) => {
    const isKnown = (word: string) => (name !== 'en' ? known.de(word) : true) && (name !== 'de' ? known.en(word) : true)
    return Object.values(groups)
      .flat()
      .filter((word) => !used.has(word) || isKnown(word))
  })
}

export async function report(): Promise<string> {
  const rows = figures().map(
    ({ page, words, mean, longest }) =>
      `${String(words).padStart(6)}  ${mean.toFixed(1).padStart(5)}  ${String(lengthOf(longest)).padStart(3)}  ${page}\n${' '.repeat(20)}${longest}`,
  )
  const idle = await idleWords()
  return [
    'words   mean  max  page, and its longest sentence',
    ...rows,
    '',
    `Reviewed words that stand nowhere or need no list: ${idle.join(' ') || 'none'}`,
  ].join('\n')
}
