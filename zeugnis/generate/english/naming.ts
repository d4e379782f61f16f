import type { ZeugnisSpec } from '../../model/spec.ts'
import type { Place } from '../letter-language.ts'
import { withPronoun } from './render.ts'

/** Others of whom “they” would speak as well. */
const others =
  /(?<!\p{L})(?:colleagues|managers|staff|teams?|people|everyone|anyone|no one|others|members|customers|clients|guests|patients|relatives|families|children|parents|visitors|pupils|residents|passengers|tenants|partners|suppliers|agencies|departments|specialists|\{others\})(?!\p{L})/iu

/** “A conscientious worker, …” is one person. */
const apposed = /^(?:An?|Never one) [^,{]*, \{N\}/

/** Others so near to the beginning of a sentence are what it is about. */
const SUBJECT = 25

/** A wording in its place: the name, or the pronoun where it can mean nobody else. “They” can, and is in the plural. */
export function wordingAt(template: string, spec: ZeugnisSpec, place: Place, before = ''): string {
  const { address, firstName, lastName, title } = spec.person
  if (address !== 'name') return place === 'following' ? withPronoun(template) : template
  if (before === '' ? place !== 'following' : isUnclear(template, before, spec)) return withName(template)
  const isNamed = place !== 'following' && !before.includes(title ? lastName : firstName)
  return isNamed || apposed.test(template) ? template : behindOthers(withPronoun(template))
}

/** Whether a pronoun could mean those of whom the sentence before spoke: “they” any of them, “their” and “them” those whom it was about. */
function isUnclear(template: string, before: string, { thirdParties = '' }: ZeugnisSpec): boolean {
  const people = thirdParties.trim().toLowerCase()
  const at = Math.max(before.search(others), people === '' ? -1 : before.toLowerCase().indexOf(people))
  const [, first = 'N'] = /\{(N|P|p|them|Their|their)\}(?!’)/.exec(template) ?? []
  return at >= 0 && (['N', 'P', 'p'].includes(first) || at < SUBJECT)
}

/** The first word for the person is the name. */
function withName(template: string): string {
  if (template.includes('{N}')) return template
  return template.replace(/\{(?:P|p|them|(Their|their))\}/, (_, possessive?: string) => (possessive ? '{N}’s' : '{N}'))
}

/** The name in place of a pronoun behind others: “When colleagues needed guidance, {N} gave answers.” */
function behindOthers(template: string): string {
  const at = template.search(/\{(?:P|p|them|Their|their)\}/)
  const isBehind = template.slice(at).startsWith('{p}') && others.test(template.slice(0, at))
  return isBehind ? `${template.slice(0, at)}{N}${template.slice(at + 3)}` : template
}
