import { type Candidate, type Passage, sentencesOf, slice } from '#language'

/** Words before a full stop that do not end a sentence. */
const abbreviated =
  /(?:^|[\s(])(?:Abs|Nr|Art|Ziff|Buchst|bzw|ca|d\. ?h|z\. ?B|u\. ?a|ggf|inkl|Inh|Dr|Prof|Dipl|Str|str|i\. ?S\. ?d|i\. ?V|gem|vgl|sog|evtl|max|mind|ff|f|S|e\. ?K|e\. ?V|\p{Lu})$/u
/** An ordinal: "zum 15. oder", "1. April", "3. Juni". */
const ordinal = /(?:^|[\s(])\d{1,2}$/

/** What may end a sentence inside of a block, which has single spaces and no line ends. */
const marks = /[.!?][“"”)]?(?= )/g

/** The sentences of a passage, with their places; what has no letter in it is none. */
export function sentencesIn(passage: Passage): Passage[] {
  const sentences = sentencesOf(passage.text, { marks, isEnd }).map(({ start, end }) => slice(passage, start, end))
  return sentences.filter(({ text }) => /\p{L}/u.test(text))
}

function isEnd(text: string, { mark, at, from }: Candidate): boolean {
  const before = text.slice(Math.max(from, at - 12), at)
  if (mark.startsWith('.') && (abbreviated.test(before) || ordinal.test(before))) return false
  return /[\p{Lu}„"(§\d]/u.test(text.charAt(at + mark.length + 1))
}
