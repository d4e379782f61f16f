/** The number that a page bears, and of how many. */
export interface PageNumber {
  readonly page: number
  readonly of?: number
}

/** Stands for the number of a page, which differs from page to page. */
export const PAGE_NUMBER = '\ue000'

const number = `(?:${PAGE_NUMBER}|\\d{1,3})`
const total = `(?:\\s*(?:von|of|/)\\s*${number})`
const word = '(?:Seite|Blatt|Page|S\\.)'
const named = `${word}\\s*${number}${total}?`
/** "Seite 2 von 3", "- 2 -", "2/3", "2". */
const pageNumber = new RegExp(`^[-–|·….\\/ ]*(?:${named}|${number}${total}?)[-–|· ]*$`, 'iu')
/** The same beside other words, where it can't be anything else. */
const besideWords = new RegExp(`(?<!\\p{L})${named}|(?:${PAGE_NUMBER})${total}?|(?<=\\s)\\d{1,2}/\\d{1,2}$`, 'giu')
/** A line that ends with the number of its page, and perhaps of how many. */
const ofPage = new RegExp(`(?<!\\p{L})${word}\\s*(\\d{1,3})(?:\\s*(?:von|of|/)\\s*(\\d{1,3}))?[-–|· ]*$`, 'iu')
/** What is written above the text of a second page, and begins no letter. */
const later = new RegExp(
  `(?<!\\p{L})${word}\\s*\\d{1,2}(?!\\d)|^Fortsetzung(?!\\p{L})|^\\p{L}*zeugnis (?:für|von|über|(?:de[rs] )?(?:Frau|Herrn?)) `,
  'iu',
)
/** A header is shorter than a line of the text. */
const MOST_WORDS = 12
/** That a file is a draft. */
const draft = /^(?:Entwurf|Draft)(?!\p{L})/iu
/** The hour and the address that browsers print at the edges of a page. */
const printed = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}, \d{1,2}:\d{2}|(?:https?|file):\/\/)/iu

/** What firms print at the foot of their paper, and nobody writes in a letter. */
const business =
  /(?<!\p{L})(?:IBAN|BIC|HR[AB] ?\d|Amtsgericht \p{Lu}|USt-?Id|St(?:euernummer|\.-Nr\.)|Tel(?:efon|efax|\.)|Fax|E-Mail|www\.)(?!\p{L})|[\p{L}\d]@\p{L}/u

/** Firm, street and town in one line, parted by dots or strokes. */
const imprint = /^[^·•|]{3,80}(?:[ ][·•|][ ][^·•|]{3,80}){2,8}$/u

export function isPrinted(line: string): boolean {
  return printed.test(line)
}

/** Whether a line at the edge of a page is about the page or the file, not of the letter. */
export function isPageWord(line: string): boolean {
  return pageNumber.test(line) || draft.test(line)
}

/** The number of its page that a line ends with: "Muster GmbH · Seite 2 von 3". */
export function pageNumberIn(line: string): PageNumber | undefined {
  const [, page, of] = ofPage.exec(line) ?? []
  return page === undefined ? undefined : { page: Number(page), ...(of !== undefined && { of: Number(of) }) }
}

/** Whether a line is as short as those of a page header are, and ends no sentence. */
export function mayBeHeader(line: string): boolean {
  return line.split(/\s+/).length <= MOST_WORDS && !/[.!?:;]$/u.test(line)
}

/** Whether a line says which of the later pages this is, or whose reference: "Zeugnis für Frau Kühn, Blatt 2", "2/2". */
export function isLaterHeader(line: string): boolean {
  return isPageWord(line) || later.test(line)
}

export function isBusinessLine(line: string): boolean {
  return business.test(line) || imprint.test(line)
}

/** A line without the number of its page: "Muster GmbH · Seite 2" is "Muster GmbH". */
export function withoutPageNumber(line: string): string {
  return line
    .replace(besideWords, '')
    .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
    .replace(/^[-–|·\s]+|(?<![-–|·\s])[-–|·\s]+$/gu, '')
    .trim()
}
