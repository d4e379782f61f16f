import { withoutInvisible } from '#language'
import { brokenWord } from '../analyse/text/normalise.ts'

/** Everything below the space but tabs and line ends. */
const control = /[^\P{Cc}\n\t]/gu

/** The text as it is stored: nothing invisible in it behind which a name could hide, one kind of line end, no words broken over lines. */
export function tidy(text: string): string {
  return withoutInvisible(text.normalize('NFC').replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .replace(control, '')
    .replace(brokenWord, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
