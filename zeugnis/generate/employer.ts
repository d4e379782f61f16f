const ended = /[.!?…]["“”)]?$/u

/** What somebody typed of the employer, as a sentence: with a capital and a full stop. */
export function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${ended.test(text) ? '' : '.'}`
}
