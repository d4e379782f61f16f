import type { Locale } from '#words/interface'
import { at, type Finding, type Piece } from './piece.ts'

interface Rule {
  readonly locales: readonly Locale[]
  /** What must not stand in a text. */
  readonly wrong: RegExp
  readonly say: string
  /** The spaces in what was found must not break. */
  readonly glue?: true
}

const both = ['de', 'en'] as const
const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const englishMonths = 'January|February|March|April|May|June|July|August|September|October|November|December'
const laws =
  'AEUV|AGG|ArbGG|AÜG|BBiG|BDSG|BEEG|BEG|BetrVG|BFSG|BGB|BGG|DDG|DSGVO|GDPR|GewO|GG|HGB|MStV|NachwG|PflBG|SGB|StGB|TDDDG|TzBfG|UrhG|UStG|UWG|VSBG|ZPO'
const units = 'kB|KB|MB|GB|TB|KiB|MiB|GiB|px|ms|km|cm|mm|kg|Hz|€|Euro|EUR|Uhr'

const rules: readonly Rule[] = [
  { locales: both, wrong: /["']|``/, say: 'a straight quotation mark' },
  { locales: both, wrong: /\.\.\./, say: 'three dots: write …' },
  { locales: both, wrong: /[^\s|] -{1,2} [^\s|]/, say: 'a hyphen for a dash: write –' },
  { locales: both, wrong: /\S {2,}\S/, say: 'two spaces' },
  { locales: both, wrong: / [,;:!?.](?=\s|$)/, say: 'a space before a sign' },
  { locales: both, wrong: /§ \d/, say: '§ needs a non-breaking space', glue: true },
  { locales: both, wrong: /\b(?:Abs|Art|Nr|Rn|Rz|Buchst|lit|Ziff)\. (?=\d|[a-z]\b)/, say: 'Abs., Art., Nr. need a non-breaking space', glue: true },
  { locales: both, wrong: /\b(?:Satz|Halbsatz) \d+ (?=[A-Z])/, say: 'the statute after its sentence needs a non-breaking space', glue: true },
  { locales: both, wrong: new RegExp(`\\d[a-z]? (?:${laws})\\b`), say: 'number and statute need a non-breaking space', glue: true },
  {
    locales: both,
    wrong: /\d (?:AZR|AZB|ABR|AZN|Sa|SLa|Ta|Ca|Ga|BvR|ZR|Rs)\b(?: \d)?|\b(?:AZR|AZB|ABR|AZN|Sa|SLa|Ta|Ca|BvR|ZR) \d/,
    say: 'a case number needs non-breaking spaces',
    glue: true,
  },
  { locales: ['de'], wrong: new RegExp(`\\d\\. (?:${months})`), say: 'day and month need a non-breaking space', glue: true },
  { locales: ['en'], wrong: new RegExp(`\\d (?:${englishMonths})\\b`), say: 'day and month need a non-breaking space', glue: true },
  { locales: both, wrong: new RegExp(`\\d (?:${units})(?!\\p{L})`, 'u'), say: 'number and unit need a non-breaking space', glue: true },
  { locales: ['de'], wrong: /\d %/, say: '% needs a non-breaking space', glue: true },
  { locales: ['en'], wrong: /\d %/, say: '% stands at its number' },
  { locales: ['de'], wrong: /\b(?:z|d|u|i|o)\. (?:B|h|a|d|ä|U)\./, say: 'z. B., d. h., u. a. need a non-breaking space', glue: true },
]

/** „German“ and “English” wording. */
const pairs = [/„[^„“”]*“/g, /“[^„“”]*”/g]

/** Signs and spaces that a piece has wrong, each with the words around it. */
export function typographyOf(piece: Piece): Finding[] {
  const broken = rules
    .filter(({ locales, wrong }) => locales.includes(piece.locale) && wrong.test(piece.text))
    .map(({ wrong, say }) => at(piece, `${say}: ${around(piece.text, wrong)}`))
  return hasOpenQuote(piece) ? [...broken, at(piece, `quotation marks that do not match: ${piece.text.slice(0, 80)}`)] : broken
}

function around(text: string, wrong: RegExp): string {
  const index = text.search(wrong)
  return text.slice(Math.max(0, index - 15), index + 25)
}

/** Is a quotation opened that does not close, or the other way round? */
function hasOpenQuote({ text }: Piece): boolean {
  return /[„“”]/.test(pairs.reduce((rest, pair) => rest.replace(pair, ''), text))
}

/** The text with non-breaking spaces where the rules ask for them. */
export function glued(text: string, locale: Locale): string {
  return rules
    .filter((rule) => rule.glue && rule.locales.includes(locale))
    .reduce((left, { wrong }) => left.replace(new RegExp(wrong, `${wrong.flags}g`), (found) => found.replaceAll(' ', '\u00A0')), text)
}
