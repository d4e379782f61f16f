const one = /(?<!\p{L})(?:ich|mir|mich|mein(?:e[nmrs]?)?)(?!\p{L})/iu
const several = /(?<!\p{L})(?:wir|uns|unser(?:e[nmrs]?)?)(?!\p{L})/iu
const we = /(?<!\p{L})wir(?!\p{L})/iu

/** Whether a wording speaks for the same employer as a sentence of a letter: who writes „ich“ is not to say „wir“. */
export function speakerOf(letter: string): (sentence: string, wording: string) => boolean {
  const isOne = one.test(letter) && !we.test(letter)
  return (sentence, wording) => {
    if (one.test(wording) && !one.test(sentence)) return false
    return !several.test(wording) || several.test(sentence) || !(isOne || one.test(sentence))
  }
}
