import { convert } from 'html-to-text'

/** The same for who reads plain text: addresses of links stand behind their words, unbroken. */
export function mailText(body: string): string {
  return convert(body, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { linkBrackets: ['\n', ''], hideLinkHrefIfSameAsText: true } },
      { selector: 'hr', format: 'horizontalLine', options: { length: 40 } },
      { selector: 'h1', options: { uppercase: false } },
    ],
  })
}
