import { keptKinds, offeredTo } from '#processes'
import type { CasePage } from '#services/cases'
import { Facts } from '../facts.tsx'
import { Area } from '../form/fields.tsx'
import { Sure } from '../form/work-form.tsx'
import { useDay, useWords } from '../words.ts'

/** When what is deleted, and how to end the case before. */
export function EndSection({ page: { one, days } }: { readonly page: CasePage }) {
  const say = useWords()
  const day = useDay()
  const { deletion } = days
  return (
    <>
      {one.withdrawal && <p>{say('withdrawal', { reason: one.withdrawal })}</p>}
      {deletion ? (
        <Facts facts={[...keptKinds.map((kind) => [say(`kept.${kind}`), day(deletion[kind])] as const), [say('kept.all'), day(days.end)]]} />
      ) : (
        <p>{say('end.text', { day: day(days.end) })}</p>
      )}
      {offeredTo('hr', one).includes('withdraw') && (
        <Sure form="withdraw" deed="withdraw" label={say('withdraw.label')} question={say('withdraw.question')} press={say('call.withdraw')}>
          <Area name="withdrawal" hint={say('hint.withdrawal')} rows={2} isOptional />
        </Sure>
      )}
      <Sure form="remove" deed="remove" label={say('remove.label')} question={say('remove.question')} press={say('remove.press')} />
    </>
  )
}
