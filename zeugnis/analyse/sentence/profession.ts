import type { Token } from './tokens.ts'

/** So far behind its adjective a noun stands. */
const REACH = 4
/** How nouns end that name who does a job; the lexicon knows only some of them. */
const profession = /(?:\p{L}{3}in|\p{L}{3}er|kraft|mann|frau|ist|ent|ant|eur|or|oge|arzt|aerztin|azubi|wirt|loge|koch|chef|agent|assistenz|leitung)$/u

/** Whether a folded noun looks like the name of a job. */
export const namesProfession = (key: string) => profession.test(key)

/** „ist eine sehr gute Logopädin“, „als gewissenhaften Buchhalter“: the noun is what the person is. */
export function isOfProfession(tokens: readonly Token[], head: Token): boolean {
  const at = tokens.indexOf(head)
  const noun = tokens.slice(at + 1, at + 1 + REACH).find(({ isNoun }) => isNoun)
  const isPredicate =
    tokens.slice(0, at).some(({ key }) => /^(?:ein|eine|einen|als)$/.test(key)) &&
    tokens.some(({ key }) => /^(?:ist|war|bleibt|blieb|als)$/.test(key))
  return noun !== undefined && noun.reading === null && isPredicate && namesProfession(noun.key)
}
