import { findRoleFacts } from '../lexicon/roles/facts.ts'
import type { Letter } from '../model/letter.ts'
import { TRAINING } from '../model/role-phrases.ts'
import { plainText } from './plain-text.ts'

/**
 * The place of a sentence, whatever its grade, wording and language: a group of the phrase base (`arbeitsweise`), or a competence
 * of an occupation (`koch-in.3`).
 * @param id of a wording, such as `en.arbeitsweise.2.7` or `koch-in.3.2`
 */
export function placeOfPhrase(id: string): string {
  const [group = '', competence = ''] = id.replace(/^en\./, '').split('.')
  return findRoleFacts(group) || group === TRAINING ? `${group}.${competence}` : group
}

/** The letter without the sentences of these places: what is not true of somebody must not be said (BAG 27.04.2021, 9 AZR 262/20). */
export function withoutSentences(letter: Letter, omitted: readonly string[]): Letter {
  if (omitted.length === 0) return letter
  const parts = letter.parts
    .map(({ part, sentences }) => ({ part, sentences: sentences.filter((sentence) => !isOmitted(sentence, omitted)) }))
    .filter(({ sentences }) => sentences.length > 0)
  return { ...letter, parts, plainText: plainText(parts) }
}

/** The sentences that the letter would have in these places. */
export function omittedFrom(letter: Letter, omitted: readonly string[]): { readonly place: string; readonly text: string }[] {
  return letter.parts.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => (isOmitted(sentence, omitted) ? [{ place: placeOfPhrase(sentence.phraseId ?? ''), text: sentence.text }] : [])),
  )
}

function isOmitted({ phraseId }: Letter['parts'][number]['sentences'][number], omitted: readonly string[]): boolean {
  return phraseId !== undefined && omitted.includes(placeOfPhrase(phraseId))
}
