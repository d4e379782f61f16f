import { date } from '../lexicon/section-words.ts'
import { NAME } from './name-words.ts'

/** A place as addresses and births name it: „Bad Hersfeld“, „Frankfurt am Main“, „Rothenburg o. d. T.“, „Gdańsk (Polen)“. */
const PLACE = String.raw`(?:(?:Bad|Sankt|St\.|Neu|Alt|Groß|Klein|Markt|Burg|Hann\.)[ -])?${NAME}(?:[ \u00a0]?\/[ \u00a0]?${NAME}|[ \u00a0](?:am|an der|an|auf|bei|im|in|ob der|vor der|unter)[ \u00a0]${NAME}|[ \u00a0](?:a|i|o|b)\. ?(?:d\. ?)?\p{Lu}\p{L}{0,20}\.?|[ \u00a0]\([^)\n]{2,30}\)|,[ ](?:Kreis|Landkreis|Kr\.)[ ]${NAME}){0,3}`
const NUMBER = String.raw`\d{1,4}[ \u00a0]?[a-zA-Z]?(?!\p{L})(?:[ \u00a0]?[-–/+][ \u00a0]?\d{1,4}[ \u00a0]?[a-zA-Z]?(?!\p{L}))?`
const STREET_END = String.raw`(?:[Ss]tra(?:ß|ss)e|[Ss]tr\.?|[Ww]eg|[Aa]llee|[Pp]latz|[Gg]asse|[Rr]ing|[Dd]amm|[Uu]fer|[Cc]haussee|[Pp]romenade|[Ss]tieg|[Tt]wiete|straat)`
/** A street by its ending, with its number. */
const STREET = String.raw`(?!(?:Herrn?|Frau|Familie)[ ])(?<![\p{L}-])(?:(?:${NAME}|\p{Lu}\.|St\.|Dr\.)[ \u00a0-]){0,3}[\p{L}'’-]{0,40}${STREET_END}[ \u00a0]${NUMBER}`
/** Whatever stands before a postcode and ends with a number: „Am Deich 14“, „An der Ziegelei 3“, „C 4, 12“. */
const BEFORE_CODE = String.raw`(?<![\p{L}-])(?:${NAME}|St\.|Dr\.)(?:[ \u00a0-](?:${NAME}|\p{Ll}{1,3}|\p{Lu}\.)){0,5}[ \u00a0]${NUMBER}`
const CODE = String.raw`(?:(?:D|A|CH|L|DE|AT)[- –])?\d{4,5}[ \u00a0]{1,8}${PLACE}`
const BETWEEN = String.raw`[ \u00a0]{0,8}(?:[,·•|;–-]|\n)[ \u00a0]{0,8}(?:[·•|][ \u00a0]{0,8})?`
const BOUND = String.raw`(?=[ \u00a0]{0,8}(?:[,·•|;–.)]|\n|$))`
const SEGMENT = String.raw`(?<=^|\n|[,·•|;–-][ \u00a0])`

const day = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|${date}|\d{1,2}\.[ \u00a0]?\p{L}{3,12}[ \u00a0]\d{4})`
const born = String.raw`(?:geboren(?:e[rnms]?)?|geb\.?|GEBOREN)`

interface Pattern {
  readonly find: RegExp
  readonly by: string
}

function pattern(source: string, by: string, flags = 'gu'): Pattern {
  return { find: new RegExp(source, flags), by }
}

/** What is known by its form, in this order: later patterns meet the placeholders of earlier ones. */
const patterns: readonly Pattern[] = [
  pattern(String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}[ ]?(?:@|\(at\)|\[at\])[ ]?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}`, '[E-Mail]'),
  pattern(
    String.raw`(?<=(?:Tel(?:efon|efax)?|Fon|Phone|Mobil(?:telefon)?|Handy|Fax|Durchwahl)(?:nummer|-?Nr)?\.?[ \u00a0]{0,8}:?[ \u00a0]{0,8})[+(]?\d[\d \u00a0()/.–-]{4,30}\d`,
    '[Telefon]',
  ),
  pattern(String.raw`(?<![\d.\p{L}])(?:\+|00)\d{2}[\d \u00a0()/.–-]{6,30}\d`, '[Telefon]'),
  pattern(String.raw`(?<![\d.\p{L}])\(?0\d{2,5}\)?[ \u00a0]?[-–/ ][ \u00a0]?\d{2,12}(?:[ \u00a0-]\d{1,12}){0,5}(?![\d.]{0,20}\d)`, '[Telefon]'),
  pattern(
    String.raw`(?<=(?:Personal|Mitarbeiter|Stamm|Matrikel|Ausweis|Versicherungs|Steuer|Kunden|Sozialversicherungs|Rentenversicherungs|Identifikations)(?:-|innen)?(?:nummer|-?Nr\.?|-ID|-?Ident)[ \u00a0]{0,8}:?[ \u00a0]{0,8})[\dA-Z][\dA-Z \u00a0/-]{1,24}[\dA-Z](?!\p{Ll})`,
    '[Nummer]',
  ),
  pattern(String.raw`(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ ]?\d{4}){3,7}(?:[ ]?\d{1,3})?(?!\d)`, '[Nummer]'),
  // „geboren in Köln am 3. Mai 1991“, „am 3. Mai 1991 in Köln geboren“
  pattern(String.raw`(?<=${born}[ \u00a0\n]in[ \u00a0\n])(?!\[)${PLACE}(?=,?[ \u00a0\n](?:am[ \u00a0])?${day})`, '[Geburtsort]'),
  pattern(
    String.raw`(?<=${born}[ \u00a0\n](?:in[ \u00a0\n]\[Geburtsort\],?[ \u00a0\n])?(?:am[ \u00a0\n]|im[ \u00a0\n]|den[ \u00a0\n]){0,2})${day}`,
    '[Geburtsdatum]',
  ),
  pattern(String.raw`(?<=(?:Geburtsdatum|Geburtstag|Geb\.-?[Dd]atum|Jahrgang|\*)[ \u00a0]{0,8}:?[ \u00a0]{0,8})${day}`, '[Geburtsdatum]'),
  pattern(String.raw`${day}(?=,?[ \u00a0\n](?:in[ \u00a0\n]${PLACE}[ \u00a0\n])?${born})`, '[Geburtsdatum]'),
  pattern(String.raw`(?<=\[Geburtsdatum\],?[ \u00a0\n](?:in|zu)[ \u00a0\n])(?!\[)${PLACE}`, '[Geburtsort]'),
  pattern(String.raw`(?<=(?:Geburtsort)[ \u00a0]{0,8}:?[ \u00a0]{0,8})(?!\[)${PLACE}`, '[Geburtsort]'),
  pattern(
    String.raw`(?<=(?:wohnhaft|wohnend|wohnt|Wohnort|Wohnsitz|Anschrift|Adresse)(?:[ \u00a0\n](?:in|zu|:))?[ \u00a0]{0,8}:?[ \u00a0]{0,8})(?:(?:${STREET}|${BEFORE_CODE})(?:${BETWEEN}|,?[ ]in[ ]))?(?:\d{4,5}[ \u00a0])?(?!\[)${PLACE}`,
    '[Anschrift]',
  ),
  pattern(String.raw`Postfach[ \u00a0]\d[\d \u00a0]{1,12}(?:${BETWEEN}${CODE})?`, '[Anschrift]'),
  pattern(`(?:${STREET}|${SEGMENT}${BEFORE_CODE})${BETWEEN}${CODE}`, '[Anschrift]'),
  pattern(`${SEGMENT}${CODE}${BETWEEN}${STREET}`, '[Anschrift]'),
  pattern(String.raw`(?<![\p{L}-])${STREET}(?![\p{L}\d])`, '[Anschrift]'),
  pattern(String.raw`${SEGMENT}(?:(?:D|A|CH|DE)[- –])?\d{5}[ \u00a0]{1,8}${PLACE}${BOUND}`, '[Anschrift]'),
  pattern(String.raw`(?<=(?:in|aus|nach)[ \u00a0])\d{5}[ \u00a0]{1,8}${PLACE}`, '[Anschrift]'),
]

/** Replaces what is known by its form. A date of birth goes wherever it stands again. */
export function replacePatterns(text: string): string {
  const births = patterns.filter(({ by }) => by === '[Geburtsdatum]').flatMap(({ find }) => text.match(find) ?? [])
  const done = patterns.reduce((rest, { find, by }) => rest.replace(find, by), text)
  return births.filter((birth) => birth.length > 4).reduce((rest, birth) => rest.replaceAll(birth, '[Geburtsdatum]'), done)
}
