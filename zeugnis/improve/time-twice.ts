import { clauses } from './time-word.ts'

const always = /(?<!\p{L})(?:stets|jederzeit|immer(?! wieder)|durchweg|durchgehend|durchgängig|ausnahmslos|allzeit)(?!\p{L})/giu

/** „Auch stets im größten Stress blieb er jederzeit ruhig“: two time adverbs in one clause. */
export function saysTimeTwice(text: string): boolean {
  return text.split(clauses).some((clause) => (clause.match(always) ?? []).length > 1)
}
