import type { EmployerFrame } from '../model/frames.ts'

/** What was typed of the employer, as a sentence: `ein Restaurant mit 90 Plätzen` stands behind „Wir sind“. */
export function employerSentence(typed: string, { article, subject }: EmployerFrame): string {
  const text = typed.trim()
  const ended = /[.!?…]["“”)]?$/u.test(text) ? text : `${text}.`
  return article.test(text) ? `${subject} ${ended}` : ended
}
