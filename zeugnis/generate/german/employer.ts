import { employerAdjective, employerNouns, employerVerbs } from '../../lexicon/german-employer-words.ts'
import { asSentence } from '../employer.ts'

const article = /^eine?[rs]? /iu
/** A noun without its article, with what belongs to it: „Rettungsdienst mit vier Wachen“, „Hersteller von Türen“. */
const bare = /^\p{Lu}[\p{L}-]+(?:-, [\p{L}-]+)?(?: \([^()]*\))?(?: (?:und|für|mit|von|aus|in|im|am|an|der|des|zur|zum) (?:[^.,;]|(?<=\d)\.)*)?$/u
const verb = /(?<!\p{L})(?:wir|ist|sind|hat|haben|\p{Ll}{3,}(?:iert|ieren))(?!\p{L})/iu
/** „betreibt drei Kliniken“: who does it, is left out. */
const verbFirst = new RegExp(`^(?:${employerVerbs}|\\p{L}{2,20}iert)(?= )`, 'iu')
/** „die größte Bäckerei in Kiel“ */
const superlative = /^(?:der|die|das) (?:\p{Ll}+ )?\p{Ll}+te \p{Lu}[^,;]*$/iu
/** Who does something: „Hersteller“, „Operateurin“. Other nouns without an article are what is done: „Verkauf von Traktoren“. */
const agent = /(?:er|or|ant|ent|ist|in)(?:en|innen)?$/u

/** How many work there, or what it has, behind a comma: „Hotel, 40 Zimmer“. */
const staff = /, (\d[\d.]*) (?:MA|Mitarbeiter(?:innen und Mitarbeiter|innen)?|Mitarbeitende|Beschäftigte)$/u
const places = /, (\d[\d.]*) (Zimmer|Betten|Filialen|Standorte|Plätze)$/u
const withPlaces = (_: string, count: string, noun: string) => ` mit ${count} ${noun}${noun.endsWith('n') ? '' : 'n'}`

const small = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/**
 * What was typed of the employer, as a sentence: „ein Restaurant mit 90 Plätzen“ behind „Wir sind“, „betreibt drei Kliniken“ behind its name for itself.
 * @param house „unser Unternehmen“, „unsere Praxis“
 */
export function employerSentence(typed: string, house: string): string {
  const text = typed.trim().replace(/\.$/, '').replace(staff, ' mit $1 Beschäftigten').replace(places, withPlaces)
  if (article.test(text)) return asSentence(`Wir sind ${small(text)}`)
  if (verbFirst.test(text)) return asSentence(`${house} ${small(text)}`)
  if (superlative.test(text) && !verb.test(text)) return asSentence(`Wir sind ${small(text)}`)
  const [, , ending] = employerAdjective.exec(text) ?? []
  if (ending && !verb.test(text.replace(/^\S+/, ''))) return asSentence(`Wir sind ${ending === 'e' ? 'eine' : 'ein'} ${small(text)}`)
  return asSentence(bare.test(text) && !verb.test(text) ? ofNoun(text) : typed.trim())
}

function ofNoun(text: string): string {
  const [noun = ''] = text.split(' ')
  const [of] = employerNouns.find(([, nouns]) => nouns.test(noun)) ?? []
  if (of) return `Wir sind ${of} ${text}`
  if (!text.includes(' ')) return text
  return `Wir sind tätig ${agent.test(noun) ? 'als' : 'im Bereich'} ${text}`
}
