import { fill, type Locale, longDate } from '#words/interface'
import { requestTexts } from '#words/said'
import type { RequestFacts } from '#zeugnis'
import type { OfferedWording } from './better-answer.ts'
import type { ChosenSentence } from './chosen-sentence.ts'

interface Request {
  readonly language: Locale
  readonly chosen: readonly ChosenSentence[]
  /** What the reference itself says of the addressee, its date and the sender. */
  readonly facts: RequestFacts | undefined
  /** ISO 8601. */
  readonly today: string
}

/** From here on the employee has to prove what the reference shall say (BAG 18.11.2014, 9 AZR 584/13). */
const SATISFACTORY = 3

/** A ruling on the scale is no ground for more than satisfactory, where it puts the proof on the employee: it only says how the words are read. */
function groundOf(texts: (typeof requestTexts)[Locale], { grade }: OfferedWording, ground: string): string {
  return fill(grade < SATISFACTORY ? texts.reading : texts.ground, { ground })
}

/** A letter that asks the employer to amend sentences: place, wording, wish, and what it rests on. What nobody here knows stands in square brackets. */
export function requestLetter({ language, chosen, facts, today }: Request): string {
  const texts = requestTexts[language]
  const person = facts?.person ?? texts.name
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
    `${person}\n${texts.sender}`,
    `${facts?.employer ?? texts.employer}\n${facts?.address ?? texts.address}`,
    fill(texts.place, { date: longDate(today, language) }),
    fill(texts.subject, { date: facts?.issued ? longDate(facts.issued, language) : texts.date }),
    texts.salutation,
    texts.opening,
    ...wishes,
    texts.rest,
    `${texts.closing}\n${person}`,
  ].join('\n\n')
}
