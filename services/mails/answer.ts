import { fill, type Locale, longDate } from '#words/interface'
import { mailTexts } from '#words/said'
import { type Letter, writeLetter } from './letter.ts'

interface AnswerWords {
  readonly language: Locale
  readonly subject: string
  /** As it was typed; empty lines part paragraphs. */
  readonly text: string
  /** What it answers. */
  readonly asked: { readonly message: string; readonly created: string }
}

/** An operator's answer to an enquiry or an application, with the message that it answers below. */
export function answerLetter({ language, subject, text, asked }: AnswerWords): Letter {
  const { yours } = mailTexts[language].answer
  const label = fill(yours, { day: longDate(asked.created.slice(0, 10), language) })
  return writeLetter({
    ...{ language, subject, title: subject, note: [] },
    text: text
      .split('\n\n')
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    facts: asked.message ? [{ label, value: asked.message }] : [],
  })
}
