import { gradedTopics, isGraded, isJudged } from '#zeugnis'
import type { Translate } from '../../messages/messages.tsx'
import type { Draft } from './draft.ts'

type Summary = (draft: Draft, t: Translate) => string

/** What is in each group of the form, in one line. */
export const formSummaries = {
  person: ({ kind, language, address, title, firstName, lastName }, t) => {
    const name = joined(' ', address !== 'name' && t(`draft.address.${address}`), title, firstName, lastName)
    return joined(', ', t(`draft.kind.${kind}`), t(`draft.language.${language}`), name)
  },
  job: ({ job, employer, tasks }, t) => joined(', ', job, employer, t('draft.summary.tasks', { count: tasks.filter((task) => task.trim()).length })),
  grades: (draft, t) => {
    const { overall, grades, ofPerson } = draft
    const own = gradedTopics.filter((topic) => isGraded(topic, draft) && grades[topic] && grades[topic] !== overall).length
    const facts = Object.values(ofPerson).filter((text) => text.trim()).length
    const graded = own === 0 ? t('draft.summary.even', { grade: overall }) : t('draft.summary.own', { count: own })
    return joined(', ', isJudged(draft) && graded, t('draft.summary.facts', { count: facts }))
  },
  end: ({ kind, occasion, reason, signer, secondSigner }, t) =>
    joined(', ', kind === 'zwischen' ? occasion && t(`draft.occasion.${occasion}`) : t(`draft.reason.${reason}`), signer, secondSigner),
} as const satisfies Record<string, Summary>

function joined(by: string, ...parts: readonly (string | false)[]): string {
  return parts.flatMap((part) => (part && part.trim() !== '' ? [part.trim()] : [])).join(by)
}
