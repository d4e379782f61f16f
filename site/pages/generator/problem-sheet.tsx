import { useMessages } from '../../messages/messages.tsx'
import type { Problem } from './draft-problems.ts'
import { fieldId } from './field-id.ts'
import { placeName } from './warning-words.ts'

/** Stands where the letter would: why there is none, with a way to each field. A letter of other details is nobody's to take away. */
export function ProblemSheet({ problems }: { problems: readonly Problem[] }) {
  const t = useMessages()
  return (
    <section id="letter" className="sheet gen-n" aria-labelledby="gen-n">
      <h2 id="gen-n">{t('generator.stopped')}</h2>
      <p role="status">{t(problems.length === 1 ? 'generator.stopped.one' : 'generator.stopped.many', { count: problems.length })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${fieldId(problem)}${problem.code}`}>
            <a href={`#${fieldId(problem)}`}>{placeName(problem, t)}</a>
            {!problem.code.startsWith('missing-') && `: ${t(`draft.problem.${problem.code}`, { most: problem.most ?? 0 })}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
