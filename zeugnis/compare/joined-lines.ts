import { brokenWord } from '../analyse/text/normalise.ts'

const broken = new RegExp(`(${brokenWord.source})(\\S{1,80})`, 'gu')

/** The text with words whole that a line end divides, each with as many blanks behind it as were between its halves: all else keeps its place. */
export function joinedLines(text: string): string {
  return text.replace(broken, (_, between: string, rest: string) => rest + ' '.repeat(between.length))
}
