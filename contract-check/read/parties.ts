import type { Passage } from '#language'
import { kindsNamed } from '../lexicon/cues/cues.ts'
import type { FoundClause } from './clauses.ts'
import type { Section } from './sections.ts'

const role = '(?:arbeitgeber(?:in)?|arbeitnehmer(?:in)?|mitarbeiter(?:in)?|angestellte[rn]?|beschäftigte[rn]?|gesellschaft|betrieb|firma|unternehmen)'
const between = /(?<!\p{L})zwischen(?!\p{L})/iu
const labelled = new RegExp(String.raw`^${role} ?: ?\p{L}`, 'iu')
const named = new RegExp(String.raw`(?:nachfolgend|nachstehend|im folgenden)|[„"“](?:wir|du)[“"”]|– ?${role}|\(${role}`, 'iu')
const postCode = /(?<!\d)\d{5} \p{Lu}/gu

const says = ({ text }: Passage) => between.test(text) || labelled.test(text) || named.test(text)
const isAddress = ({ text }: Passage) => (text.match(postCode)?.length ?? 0) > 0

/** Before the first paragraph, number or heading that names a clause. */
function preamble(sections: readonly Section[]): Passage[] {
  const isClause = (heading: string) => !/vertragspar/i.test(heading) && (/^(?:§|\d)/.test(heading) || kindsNamed(heading).length > 0)
  const first = sections.findIndex(({ heading }) => heading !== null && isClause(heading))
  return sections.slice(0, first < 0 ? sections.length : first).flatMap(({ sentences }) => sentences)
}

/** The parties: "between" the one "and" the other, with labels, or named "in the following". */
export function partiesOf(sections: readonly Section[]): FoundClause | null {
  const sentences = preamble(sections)
  const isParty = (sentence: Passage) => says(sentence) || isAddress(sentence)
  const [from, to] = [sentences.findIndex(isParty), sentences.findLastIndex(isParty)]
  const [first, ...others] = sentences.slice(from, to + 1)
  return first && sentences.some(says) ? { kind: 'parties', heading: null, sentences: [first, ...others] } : null
}

/** How many post codes the parties have between them. */
export const addressesIn = ({ sentences }: FoundClause) => sentences.reduce((sum, { text }) => sum + (text.match(postCode)?.length ?? 0), 0)
