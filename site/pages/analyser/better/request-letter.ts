import { fill, type Locale, longDate } from '#words/interface'
import { requestTexts } from '#words/said'
import type { OfferedWording } from './better-answer.ts'
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

/** A ruling that puts the proof on the employee is no ground for more than satisfactory: it only says how the words are read. */
function groundOf(texts: (typeof requestTexts)[Locale], { grade }: OfferedWording, ground: string): string {
  if (grade === 1 || grade === 2) return fill(texts.custom, { grade: texts.grades[grade] })
  return fill(texts.ground, { ground })
}

/** A letter that asks the employer to amend sentences: place, wording, wish, and what it rests on. What nobody here knows stands in square brackets. */
export function requestLetter({ language, chosen, issuer, today }: Request): string {
  const texts = requestTexts[language]
  const wishes = chosen.map(({ sentence, text, offered }, index) => {
    const ruling = offered?.basis[language].source
    return [
      fill(texts.stands, { number: index + 1, topic: texts.topics[sentence.dimension], before: sentence.sentence }),
      text ? fill(texts.wish, { after: text }) : texts.drop,
      // How custom reads words is no ground to put before an employer.
      offered && ruling ? groundOf(texts, offered, `${ruling}. ${offered.basis[language].note}`) : '',
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
