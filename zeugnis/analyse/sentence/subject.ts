import { isEsteem } from './esteem.ts'
import { isPreposition } from './prepositions.ts'
import type { Token } from './tokens.ts'

/** Whom a clause speaks of, by what stands where a subject stands. */
export type Subject =
  | 'person'
  /** What the person is judged by: „Ihre Arbeitsweise“, „die Qualität seiner Arbeit“. */
  | 'quality'
  | 'we'
  | 'people'
  | 'firm'
  | 'thing'
  | 'none'

/** What a relative clause without a subject of its own speaks of: the last noun before it. */
export function antecedent(tokens: readonly Token[]): Subject {
  const last = tokens.findLast(({ isNoun, isPerson }) => isNoun || isPerson)
  return last ? subjectOfNoun(last) : 'none'
}

function subjectOfNoun({ isPerson, reading, key }: Token): Subject {
  if (isPerson || isOccupation(key)) return 'person'
  if (collective.test(key)) return 'firm'
  if (reading?.class === 'people' || reading?.class === 'firm') return reading.class
  return reading?.class === 'noun' ? 'quality' : 'thing'
}

/** „unser Küchenchef“, „die Praktikantin“: who was employed. */
const occupation =
  /(?:leiter|leiterin|meister|meisterin|chef|chefin|kraft|mann|frau|pfleger|pflegerin|koch|koechin|arzt|aerztin|gehilfe|gehilfin|azubi|lehrling|praktikant|praktikantin|aushilfe|fahrer|fahrerin|schwester|assistent|assistentin|monteur|monteurin|berater|beraterin|verkaeufer|verkaeuferin|techniker|technikerin|ingenieur|ingenieurin|referent|referentin|erzieher|erzieherin|sekretaer|sekretaerin|geselle|gesellin|trainee|volontaer|volontaerin|werkstudent|werkstudentin|mitarbeiter|mitarbeiterin|angestellte|angestellter|auszubildende|auszubildender)$/

function isOccupation(key: string): boolean {
  return key.length < 40 && occupation.test(key)
}

/** Many at once: what they do is nobody's own work. */
const collective = /(?:abteilung|team|belegschaft|mannschaft|kollegium|gruppe)$/
/** Who stands beside the person. */
const beside = /^(?:vorgesetzte[rn]?|\p{L}*vertreter(?:in|innen)?|(?:nachfolg|vorgaeng)er(?:in)?|kolleg\p{L}*)$/u
/** Behind „die Leistungen“. */
const genitive = /^(?:de[rs]|(?:ihr|sein|unser)e[rs])$/

const firstPerson = new Set(['wir', 'ich', 'man'])
const determiners = new Set('der die das unser unsere ein eine dieser diese dieses alle jeder jede'.split(' '))
/** Behind these „sie“ is no subject, but the person as an object. */
const beforeObject = new Set('wir ich fuer an auf ueber um durch gegen ohne haben schaetzten schaetzen lobten'.split(' '))

/** Whom a clause speaks of. */
export function subjectOf(tokens: readonly Token[], isRelative: boolean): Subject {
  const [first] = tokens
  if (isUnderLead(tokens) || isEsteem(tokens) || isAgent(tokens)) return 'person'
  if (isOfOthers(tokens, isRelative)) return 'people'
  if (first && firstPerson.has(first.key)) return 'we'
  if (hasPersonAsSubject(tokens)) return 'person'
  if (first && /^(?:sein|ihr)e?$/.test(first.key) && !isRelative) return ownedSubject(tokens)
  if (tokens.some(({ key }) => firstPerson.has(key))) return 'we'
  return first && !isRelative && (determiners.has(first.key) || first.isNoun) ? namedSubject(tokens) : 'none'
}

/** „Mit den Leistungen der Gruppe waren wir zufrieden“, „Pläne las sein Geselle sicher“: without the person as the subject. */
function isOfOthers(tokens: readonly Token[], isRelative: boolean): boolean {
  if (isRelative || hasPersonAsSubject(tokens)) return false
  const hasWe = tokens.some(({ key }) => firstPerson.has(key))
  return tokens.some((token, at) => {
    const before = tokens[at - 1]
    if (!token.isNoun || !before || token.mark !== null) return false
    const isNamed = /^(?:sein|ihr)$/.test(before.key) && before.mark === null && !isPreposition(tokens[at - 2]?.key ?? '')
    return isNamed ? beside.test(token.key) || isOccupation(token.key) : hasWe && isOthers(tokens, token)
  })
}

/** „wurden von ihr sorgfältig vorbereitet“: who did it stands behind „von“. */
function isAgent(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    ({ key }, index) => key === 'von' && (tokens[index + 1]?.isPerson || /^(?:ihm|ihr)$/.test(tokens[index + 1]?.key ?? '')),
  )
  return at >= 0 && tokens.some(({ key }) => /^(?:wurden?|werden|wird|worden)$/.test(key))
}

/** „Unter ihrer umsichtigen Leitung erreichte das Team …“: what the team does is what its head is praised for. */
function isUnderLead(tokens: readonly Token[]): boolean {
  const under = tokens.findIndex(({ key }, index) => key === 'unter' && /^(?:seiner|ihrer|der)$/.test(tokens[index + 1]?.key ?? ''))
  const lead =
    under < 0 ? -1 : tokens.findIndex(({ key }, index) => index > under && index < under + 7 && /(?:fuehrung|leitung|regie|aegide)$/.test(key))
  // „unter der Führung des Bauleiters“ speaks of somebody else.
  return lead >= 0 && (tokens[under + 1]?.key !== 'der' || !/^(?:des|der|von|unser\p{L}*|sein\p{L}*|ihr\p{L}*)$/u.test(tokens[lead + 1]?.key ?? ''))
}

function hasPersonAsSubject(tokens: readonly Token[]): boolean {
  return tokens.some(({ key, isPerson }, at) => {
    const before = tokens[at - 1]
    if (key === 'er') return true
    if (key === 'sie') return !before || !beforeObject.has(before.key)
    return (
      isPerson &&
      !(before && (before.isPerson || isPreposition(before.key) || /^(?:des|der|unserem|dem)$/.test(before.key))) &&
      isNominative(tokens, at)
    )
  })
}

/** „Herrn“ is none, and a name behind a noun is a genitive: „die Arbeit Frau Meiers“. */
function isNominative(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key !== 'herrn' && !(tokens[at - 1]?.isNoun && tokens[at - 1]?.mark === null && at < 3)
}

/** „Ihre Arbeitsweise“, „Ihr Chef“, „Seine Kunden“. */
function ownedSubject(tokens: readonly Token[]): Subject {
  const noun = tokens.slice(1, 7).find(({ isNoun }) => isNoun)
  if (!noun) return 'none'
  if (isOccupation(noun.key) || beside.test(noun.key) || isOthers(tokens, noun)) return 'people'
  const subject = subjectOfNoun(noun)
  // „Ihre Bescheide“, „Seine Bauteile“: what the person makes.
  return subject === 'thing' && noun.reading?.class !== 'trifle' ? 'quality' : subject
}

function namedSubject(tokens: readonly Token[]): Subject {
  const noun = tokens.slice(0, 7).find(({ isNoun }) => isNoun)
  if (!noun) return 'none'
  if (beside.test(noun.key) || isOthers(tokens, noun)) return 'people'
  const subject = subjectOfNoun(noun)
  // „Unsere Buchhaltung“: the firm's own. „Unsere Anerkennung“ is of the person.
  return subject === 'quality' && /^unsere?$/.test(tokens[0]?.key ?? '') && !ofUs.test(noun.key) ? 'firm' : subject
}

/** „die Leistungen ihres Teams“, „das Verhalten der Kollegen“, „unsere Buchhaltung“: not what the person did. */
function isOthers(tokens: readonly Token[], noun: Token): boolean {
  const [of, whose] = [tokens[tokens.indexOf(noun) + 1], tokens[tokens.indexOf(noun) + 2]]
  if (!isOwnWork(noun) || !of || !whose?.isNoun || !genitive.test(of.key)) return false
  const isOfMany = whose.reading?.class === 'people' || whose.reading?.class === 'firm'
  return beside.test(whose.key) || collective.test(whose.key.replace(/s$/, '')) || (isOfMany && !isOccupation(whose.key))
}

const ofUs = /^(?:\p{L}{0,3}zufried|anerkenn|erwart|wertsch|vertrau|lob|dank|achtung|respekt|eindruck)/u

function isOwnWork({ key }: Token): boolean {
  return /^(?:leistung|arbeit|ergebnis|verhalten|fachk|fachw|auftreten)/.test(key)
}
