import { brokenWord } from '../analyse/text/normalise.ts'

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** Everything below the space but tabs and line ends. */
const control = /[^\P{Cc}\n\t]/gu

/** The text as it is stored: nothing invisible in it behind which a name could hide, one kind of line end, no words broken over lines. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(control, '')
    .replace(brokenWord, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
