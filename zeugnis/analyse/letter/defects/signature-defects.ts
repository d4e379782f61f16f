import { foldPattern } from '#language'
import type { Defect } from '../../../model/analysis.ts'
import { datesIn } from '../dates.ts'
import type { ReadLetter } from '../letter.ts'
import { defect, endOf } from './defect.ts'

const byOrder = /(?<!\p{L})(?:i\. ?A\.?|[Ii]m Auftrag)(?!\p{L})/u
/** Words of ranks and posts, whatever stands with them. */
const rank = foldPattern(
  /leit(?:er|erin|ung|ende)|direktor|geschäftsführ|gesellschafter|inhaber|vorstand|vorsitz|meister|rat(?=\s|$)|rätin|prokur|chef|präsident|pfarr|dekan|rektor|verwalt|partner|(?<!\p{L})arzt|ärzt|bürgermeister|referent|manager|sprecher|kantor|küster|Prof\.|professor|intendant|architekt|anwalt|anwält|notar|apotheker|steuerberater|geschäftsstelle|personal|teamlead|head|ceo|coo|cto/iu,
)
const personName =
  /\[Person |\p{Lu}\p{L}{1,40}\s+(?:\p{Lu}\.?\s+)?\p{Lu}\p{L}+|(?:Dr|Prof)\.\s|\p{Lu}\.\s?\p{Lu}\p{L}+|Familie|(?:i\. ?A|i\. ?V|ppa|gez)\.\s*\p{Lu}|^\p{Lu}\p{L}+(?: (?:jun|sen)\.)?$/mu
const nameOnly = /^(?:(?:Dr|Prof|Dipl|med|phil|rer|nat|jur|Ing)[.-]+\s?)*(?:\p{Lu}[\p{L}.-]{0,60}\s){1,3}\p{Lu}[\p{L}.-]{0,60}$/u
const firm = /GmbH|(?<!\p{L})(?:AG|KG|OHG|SE|UG|mbH|e\. ?V|eG)(?!\p{L})|Unterschrift/u
/** An organ of a firm signs through somebody. */
const organ = /^(?:Der|Die) (?:Vorstand|Geschaeftsfuehrung|Geschaeftsleitung|Personalabteilung|Direktion)$/u

/** Who signs, and whether the rank shows (BAG 26.06.2001, 9 AZR 392/00; 04.10.2005, 9 AZR 507/04). */
export function signatureDefects(letter: ReadLetter): Defect[] {
  const { signature, signatureText, placeAndDate, issuedText } = letter.frame
  const text = signature ? signatureText : behindDate(issuedText ?? '')
  const place = signature ?? placeAndDate ?? endOf(letter)
  if (!isSigned(text)) return [defect('signature-missing', place)]
  const isRanked = rank.test(text) || (!byOrder.test(text) && (hasPosition(text) || standsFor.test(text) || isOwner(letter, text)))
  return isRanked ? [] : [defect('rank-missing', place)]
}

/** By procuration or power of attorney: the standing shows. */
const standsFor = /(?<!\p{L})(?:i\. ?V\.?|ppa\.?|[Ii]n Vertretung)(?!\p{L})/u

/** Who signs under their own name at the top: the owner, a family. */
function isOwner({ all, frame }: ReadLetter, signature: string): boolean {
  const { letterhead } = frame
  if (!letterhead) return false
  const top = all.filter(({ sentence }) => sentence.start >= letterhead.start && sentence.end <= letterhead.end).map(({ sentence }) => sentence.text)
  return (signature.match(/\p{Lu}\p{L}{3,}/gu) ?? []).some((name) => top.join(' ').includes(name))
}

/** What stands behind the date in its line. */
function behindDate(text: string): string {
  return text.slice(datesIn(text).at(-1)?.end ?? 0)
}

function isSigned(text: string): boolean {
  const lines = text.split('\n').filter((line) => !firm.test(line) && !organ.test(line.trim()))
  return personName.test(lines.join('\n'))
}

/** Whether the signature says more than names: the position, on a line of its own or behind a comma. */
function hasPosition(text: string): boolean {
  const pieces = text
    .split(/[\n,;()/]|\s[–—-]\s/u)
    .map((piece) => piece.replace(/^(?:gez|ppa|i\. ?V|i\. ?A)\.?\s/u, '').trim())
    .filter((piece) => /\p{L}{3}/u.test(piece) && !firm.test(piece) && datesIn(piece).length === 0)
  return pieces.length > 1 && pieces.some((piece) => !nameOnly.test(piece))
}
