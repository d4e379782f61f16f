import { type Place, placesOf } from '#language'
import { letterhead } from './letter-edges.ts'
import { isFirstName, NAME } from './name-words.ts'

const FORM = String.raw`(?:g?GmbH|mbH|gAG|AG|KGaA|KG|OHG|oHG|GbR|SE|UG|eG|e\. ?G\.|e\. ?V\.|Ltd\.?|Inc\.?|PartG(?: ?mbB)?)(?![\p{L}\d])`
/** With an end to its length: it may begin behind any of its own signs. */
const WORD = String.raw`(?!(?:Herrn?|Frau)(?!\p{L}))[\p{Lu}\d][\p{L}\p{M}\d&.'’+-]{0,60}`
const registered = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${WORD}[ \u00a0]+(?:(?:&|\+|und|für|der|des|die|von|am|im|in|zu)[ \u00a0]+)*){1,8}?(?:\([\p{L} ]+\)[ \u00a0]+)?${FORM}(?:[ \u00a0]*&[ \u00a0]*Co\.?[ \u00a0]*(?:KGaA|KG|OHG)?)?`,
  'gu',
)

/** Registered names, „Möbelhaus Deichgraf GmbH“: they stay, also with a person's name in them. */
export function registeredNames(text: string): Place[] {
  return placesOf(text, registered)
}

const merchant = new RegExp(String.raw`(?<![\p{L}\d])(?:${WORD}[ \u00a0]+){1,5}?e\. ?(?:K|Kfm|Kfr)\.`, 'gu')

/** Names of registered merchants, „Tischlerei Brodersen e. K.“: firms, but of a person, whose name does not stay. */
export function merchantNames(text: string): Place[] {
  return placesOf(text, merchant)
}

const legalForm = new RegExp(`(?<![ \\u00a0])[ \\u00a0]+${FORM}.*`, 'u')
const plain = new RegExp(String.raw`^(?:${NAME})(?:[ \u00a0]+${NAME}){0,2}$`, 'u')

/** What the letterhead calls the company, wherever it stands: „Elektro Sievering“. A person's name is none. */
export function issuerNames(text: string): Place[] {
  const issuer = (letterhead(text)[0]?.text ?? '').replace(legalForm, '').trim()
  const isPerson = plain.test(issuer) && isFirstName(issuer.split(/[ \u00a0]/)[0] ?? '')
  if (issuer.length < 3 || isPerson || issuer.includes('[')) return []
  const places: Place[] = []
  for (let at = text.indexOf(issuer); at >= 0; at = text.indexOf(issuer, at + 1)) places.push({ start: at, end: at + issuer.length })
  return places
}
