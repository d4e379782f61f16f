import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { StoredLead } from '#services/desk'
import { useSay, useTimes } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { Asked } from '../../../ui/asked.tsx'
import { useLive } from '../../../ui/use-live.ts'
import { useOperators } from '../use-operators.ts'
import { AnswerForm } from './answer-form.tsx'
import { OnItsWay } from './on-its-way.tsx'

const stored = z.array(
  z.object({ id: z.string(), created: z.string(), operator: z.string(), subject: z.string(), text: z.string(), language: z.string() }),
)

/** What was answered, and the form for one more answer. */
export function Answers({ enquiry }: { readonly enquiry: StoredLead }) {
  const say = useSay()
  const { time } = useTimes()
  const operators = useOperators()
  useLive('answers')
  const found = useQuery({
    queryKey: ['answers', enquiry.id],
    queryFn: async () =>
      stored.parse(await backend.collection('answers').getFullList({ filter: backend.filter('lead = {:id}', { id: enquiry.id }), sort: 'created' })),
  })
  return (
    <section>
      <h2>{say('answer.title')}</h2>
      <Asked query={found}>
        {(answers) => (
          <ol className="answers">
            {answers.map(({ id, created, operator, subject, text, language }) => (
              <li key={id}>
                <p className="dim">
                  {time(created)} · {operators.find((one) => one.id === operator)?.email}
                </p>
                <OnItsWay answer={id} />
                <p className="answer-subject">{subject}</p>
                <blockquote lang={language} className="message">
                  {text}
                </blockquote>
              </li>
            ))}
          </ol>
        )}
      </Asked>
      <AnswerForm enquiry={enquiry} />
    </section>
  )
}
