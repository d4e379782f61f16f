import { fill, type Locale, longDate } from '#words/interface'
import { requestTexts } from '#words/said'
import type { BasisView } from '../../../reading/reading.ts'
import type { ChosenSentence } from './chosen-sentence.ts'

interface Request {
  readonly language: Locale
  readonly chosen: readonly ChosenSentence[]
  readonly issuer: string | null
  /** ISO 8601. */
  readonly today: string
}

/** From here on the employee has to prove what the reference shall say (BAG 18.11.2014, 9 AZR 584/13). */
const SATISFACTORY = 3

/** A letter that asks the employer to amend sentences: place, wording, wish, and what it rests on. What nobody here knows stands in square brackets. */
export function requestLetter({ language, chosen, issuer, today }: Request): string {
  const texts = requestTexts[language]
  const wishes = chosen.map(({ sentence, text, offered }, index) => {
    const ground = offered && groundOf(offered.basis[language], texts.custom)
    return [
      fill(texts.stands, { number: index + 1, topic: texts.topics[sentence.dimension], before: sentence.sentence }),
      text ? fill(texts.wish, { after: text }) : texts.drop,
      ground ? fill(texts.ground, { ground }) : '',
      (offered?.grade ?? 1) < SATISFACTORY && text ? texts.proof : '',
    ]
      .filter(Boolean)
      .join('\n')
  })
  return [
    texts.sender,
    `${issuer ?? texts.employer}\n${texts.address}`,
    fill(texts.place, { date: longDate(today, language) }),
    texts.subject,
    texts.salutation,
    texts.opening,
    ...wishes,
    texts.rest,
    `${texts.closing}\n${texts.name}`,
  ].join('\n\n')
}

function groundOf({ source, note }: BasisView, custom: string): string {
  return `${source ?? custom}. ${note}`
}
