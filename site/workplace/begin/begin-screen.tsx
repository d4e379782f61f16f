import { useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { Option } from '../form/fields.tsx'
import { useLeaving } from '../form/use-leaving.ts'
import { Press, WorkForm } from '../form/work-form.tsx'
import { PeopleFields, RequestFields } from '../request/request-fields.tsx'
import type { RequestValues } from '../request/request-values.ts'
import { Screen } from '../screen.tsx'
import { SignedInLine } from '../sign-in/signed-in-line.tsx'
import { useWords } from '../words.ts'

interface BeginProps {
  readonly heading: string
  readonly name: string
  readonly left: number
  readonly values: RequestValues
  readonly occupations: readonly Option[]
}

/** The form of a new case; names are filled in already, as invented as those of the others. */
export function BeginScreen({ heading, name, left, values, occupations }: BeginProps) {
  const say = useWords()
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useLeaving(box)
  return (
    <Screen heading={heading} lead={say('begin.lead')} head={<SignedInLine name={name} />}>
      {left > 0 ? (
        <div ref={box}>
          <WorkForm form="begin" className="formcard wp-form">
            <p className="small dim">{t('form.required')}</p>
            <RequestFields values={values} occupations={occupations} />
            <PeopleFields values={values} />
            <div>
              <Press deed="begin" isFirst isSmall={false}>
                {say('begin.press')}
              </Press>
            </div>
          </WorkForm>
        </div>
      ) : (
        <p className="note">{say('prevented.full')}</p>
      )}
    </Screen>
  )
}
