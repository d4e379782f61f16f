import { type Passage, slice } from './normalise.ts'

/** Words before a full stop that do not end a sentence. */
const abbreviated =
  /(?:^|[\s(])(?:Abs|Nr|Art|Ziff|Buchst|bzw|ca|d\. ?h|z\. ?B|u\. ?a|ggf|inkl|Inh|Dr|Prof|Dipl|Str|str|i\. ?S\. ?d|i\. ?V|gem|vgl|sog|evtl|max|mind|ff|f|S|e\. ?K|e\. ?V|\p{Lu})$/u
/** An ordinal: "zum 15. oder", "1. April", "3. Juni". */
const ordinal = /(?:^|[\s(])\d{1,2}$/

/** The sentences of a passage, with their places. */
export function sentencesOf(passage: Passage): Passage[] {
  const { text } = passage
  const sentences: Passage[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(/[.!?][“"”)]?(?= )/g)) {
    const before = text.slice(Math.max(from, index - 12), index)
    const next = text.charAt(index + found.length + 1)
    if (found.startsWith('.') && (abbreviated.test(before) || ordinal.test(before))) continue
    if (!/[\p{Lu}„"(§\d]/u.test(next)) continue
    sentences.push(slice(passage, from, index + found.length))
    from = index + found.length + 1
  }
  sentences.push(slice(passage, from, text.length))
  return sentences.filter((sentence) => /\p{L}/u.test(sentence.text))
}
