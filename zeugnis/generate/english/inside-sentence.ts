import { englishDeeds } from '../../lexicon/english-of-person.ts'

/** Words with which entries begin in capitals and which are no names. */
const usual = new RegExp(`^(?:${englishDeeds}|winner|member|budget|authority|full|part|[a-z]+(?:ed|ing|tion|sion|ment|ship))$`)

/** An entry that goes on a sentence that has begun: “Reduced waiting times” in small letters, “Lean Management” as it is. */
export function insideSentence(typed: string): string {
  return typed.replace(/^[A-Z][a-z]+(?! [A-Z])\b/, (first) => (usual.test(first.toLowerCase()) ? first.toLowerCase() : first))
}
