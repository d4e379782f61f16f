import { englishHouses, englishServices } from '../../lexicon/english-of-person.ts'
import { asSentence } from '../employer.ts'
import { withArticle } from './article.ts'

const article = /^(?:an?|the|one of the|part of) (?=[\p{L}\d])/iu
/** “which develops pumps”, “who repair tractors”: what was meant to go on behind the name. */
const relative = /^(?:which|that|who) /i
/** A sentence that speaks of the firm already: “We make pumps”, “Our firm …”, “The hotel has …”. */
const ofFirm =
  /^(?:we|our) |^the [\p{Ll}-]+ (?:is|has|was|makes|runs|provides|sells|builds|operates|offers|develops|designs|produces|supplies|employs) /iu
/** A firm without its article: “family haulage firm with 22 lorries”, “NHS trust”. Names have more capitals than one. */
const bare = new RegExp(`^(?:[\\p{L}’'-]+ )?(?:(?!(?:is|are|was|has|we|an?|the) )[\\p{Ll}’'-]+ ){0,3}(?:${englishHouses})(?!\\p{L})`, 'u')
const predicate =
  /^(?:is|has|was founded|makes|runs|provides|sells|builds|operates|offers|develops|designs|produces|supplies|manages|owns|employs|imports|distributes|repairs|installs|cleans|specialises|publishes|advises|trains|supports|cares|belongs|treats|serves|manufactures|delivers) /i
/** What was done with it, or where it is: “founded in 1950”, “based in Kiel”. */
const passive = /^(?:founded|established|based|located|headquartered|owned) /i
/** Somebody who does something, without an article: “dealer and repairer of tractors”. */
const agent = /^(?:[\p{Ll}-]+ ){0,3}(?!over |under |after |other )[\p{Ll}-]+(?:er|or)(?: and [\p{Ll}-]+(?:er|or))? (?:of|in|for) /u
/** Several who are: “specialists in wound care”. */
const agents =
  /^(?:[\p{Ll}-]+ ){0,3}(?:specialists|experts|architects|lawyers|solicitors|manufacturers|suppliers|makers|dealers|consultants)(?!\p{L})/u
/** What is done for others, without a verb: “contract cleaning for offices”. */
const service = new RegExp(`^(?:[\\p{Ll}-]+ ){0,3}(?:${englishServices})(?: (?:for|to|of|in|and) [^.;]*)?\\.?$`, 'u')
const business = /^(?:production|manufacture|manufacturing|sales?|wholesale|retail|distribution|development|trade|import|export)(?: |$)/u
/** “three hospitals with 900 beds”, “120 employees” */
const several =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*) (?:[\p{L}-]+ )?(?:hospitals|clinics|hotels|restaurants|shops|stores|branches|sites|schools|nurseries|staff|employees|people)(?!\p{L})/u
const specialised = /^specialised (?=in )/i
/** How many work or fit there, behind a comma. */
const size = /, (?=(?:about |over |around )?\d[\d,.]* (?:staff|employees|people|beds|seats|rooms|branches|shops|sites|locations|covers)(?!\p{L}))/u

/** What was typed of the employer, as a sentence about the name: “a restaurant with 90 seats” → “The Lock is a restaurant with 90 seats.” */
export function employerSentence(typed: string, name: string): string {
  const text = typed.trim().replace(relative, '')
  if (ofFirm.test(text) || text.includes(name)) return asSentence(text)
  const small = /^\p{Lu}\p{Ll}/u.test(text) || /^A /.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
  const said = saidOf(small)
  return asSentence(said ? `${said.startsWith('We ') ? '' : `${name} `}${said}` : text)
}

/** What goes on the name, or a sentence of its own; nothing for what is one already. */
function saidOf(text: string): string | undefined {
  if (several.test(text)) return `${/^\S+ (?:staff|employees|people)/.test(text) ? 'has' : 'runs'} ${text}`
  if (passive.test(text)) return text.includes(',') ? undefined : `was ${text}`.replace(/^was (?=based|located|headquartered|owned)/, 'is ')
  if (specialised.test(text)) return text.replace(specialised, 'specialises ')
  if (predicate.test(text)) return text
  if (article.test(text)) return `is ${text.replace(size, ' with ')}`
  if (agents.test(text)) return `We are ${text}`
  if (bare.test(text) || agent.test(text)) return `is ${text.replace(size, ' with ').replace(/^\S+/, withArticle)}`
  if (business.test(text)) return `specialises in ${text.replace(/^(?=(?:\p{L}+ and )?\p{L}+ of )/u, 'the ')}`
  return service.test(text) ? `provides ${text}` : undefined
}
