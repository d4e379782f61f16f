import { foldPattern } from '#language'
import { isAssessing, type ReadSentence } from './read-sentences.ts'

const TOP = 600
const named = /(?<!\p{L})\p{L}{0,24}zeugnis(?:ses)?(?!\p{L})/iu
/** A heading: the word on a line of its own. */
const headed = /(?:^|\n)[ ]*(?:(?:qualifiziertes|einfaches|vorl\p{L}+) )?\p{L}{0,24}zeugnis(?: (?:fuer|ueber|von)[^\n]{0,80})?[.:]?[ ]*(?=\n|$)/iu
const introduced = foldPattern(
  /(?<!\p{L})(?:tätig|beschäftigt|angestellt|ausbildung|ausgebildet|praktikum|mitarbeiter(?:in)?|arbeitsverhältnis|gearbeitet|bei (?:mir|uns)|in unserem|geselle|als)(?!\p{L})/iu,
)
/** Of applications and curricula: the writer speaks of themselves. */
const own = /(?<!\p{L})(?:ich|mein|meine[mnrs]?|mich|mir)(?!\p{L})/giu
/** Of court rulings, bills and guidebooks. */
const other = foldPattern(
  /(?<!\p{L})(?:klägerin|kläger|beklagte[nr]?|tatbestand|entscheidungsgründe|rechnungsnummer|rechnung nr|rechnungsbetrag|mehrwertsteuer|umsatzsteuer|iban|lebenslauf|bewerbung als|bewerbe mich|geheimcode\p{L}*|zeugnissprache|formulierungen? im arbeitszeugnis)(?!\p{L})/giu,
)

const thirdPersons = /(?<!\p{L})(?:Herrn?|Frau)\s\p{Lu}\p{L}+/gu

/** So many words of other kinds of text make a doubt that words of references do not outweigh. */
const TOO_MANY = 3

/**
 * Whether a German text is a reference: it says who was employed, and its heading names it or it assesses. An
 * application, a ruling, a bill or an article on references is none, though it has their words.
 */
export function isReference(text: string, all: readonly ReadSentence[]): boolean {
  const read = all.map((one) => one.read)
  const top = text.slice(0, 20_000)
  if ((top.match(other)?.length ?? 0) >= TOO_MANY) return false
  const assessed = read.filter(isAssessing).length
  const hasIntroduction = read.some(({ section }) => section === 'einleitung') && introduced.test(top)
  if (headed.test(text.slice(0, TOP))) return hasIntroduction || assessed >= 2
  // An owner may say „ich“ of themselves, but speaks of Herr or Frau somebody.
  const speaksOfAnother = hasIntroduction && (top.match(thirdPersons)?.length ?? 0) >= 2
  if (!speaksOfAnother && (top.match(own)?.length ?? 0) >= Math.max(TOO_MANY, assessed)) return false
  if (speaksOfAnother && assessed >= 2) return true
  return hasIntroduction && (named.test(top) || assessed >= 2)
}
