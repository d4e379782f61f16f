import type { Place } from '#language'

const before = /(?<!\p{L})(?:bei|unter|trotz|in|im|zu|zur|zum)(?: (?:der|den|dem|einem|einer|sehr|noch so))? $/iu
const ofWork =
  /^\p{Ll}+ (?:\p{Ll}+ )?(?:Stress|Hektik|Trubel|Andrang|Betrieb|Haus|\p{L}*(?:[dD]ruck|[bB]elastung(?:en)?|[aA]nfall|[aA]ufkommen|[aA]ndrang|[aA]uslastung|[vV]olumen|[tT]empo|[zZ]eiten|[sS]ituation(?:en)?|[fF]ällen?|[bB]edingungen))(?!\p{L})/u
/** So far before a word its preposition is looked for. */
const BEFORE = 16

/** „im größten Stress“, „bei hoher Auslastung“: that is what the work was like, and no praise that „stets“ or „sehr“ could raise. */
export function isCircumstance(text: string, { start }: Place): boolean {
  return before.test(text.slice(Math.max(0, start - BEFORE), start)) && ofWork.test(text.slice(start))
}
