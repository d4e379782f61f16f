import type { ReactNode } from 'react'
import { type Begun, type Call, guestRoles, offeredTo, waitsFor } from '#processes'
import { Line } from '../form/fields.tsx'
import { PressForm, Sure } from '../form/work-form.tsx'
import { Objections } from '../letter/objections.tsx'
import { useMoment, useWords } from '../words.ts'
import type { NextProps } from './case-props.ts'
import { AnswerForm, ArchiveForm, DeliverForm, ReleaseForm, SignedForm } from './next-forms.tsx'
import { OpenAs } from './open-as.tsx'

/** Calls that lead the case on, each with its form where more is asked than a press; the others stand in their sections. */
const forms: Readonly<Partial<Record<Call, (props: NextProps) => ReactNode>>> = {
  askRating: () => <NextPress call="askRating" />,
  startDraft: () => <NextPress call="startDraft" />,
  askReview: () => <NextPress call="askReview" />,
  skipReview: () => <NextPress call="skipReview" />,
  takeBack: () => <NextPress call="takeBack" />,
  remind: () => <NextPress call="remind" />,
  delegate: () => <HandOn />,
  release: (props) => <ReleaseForm {...props} />,
  attachSigned: (props) => <SignedForm {...props} />,
  deliver: (props) => <DeliverForm {...props} />,
  // Accepting and declining are two buttons of one form.
  acceptObjection: (props) => <AnswerForm {...props} />,
  archive: (props) => <ArchiveForm {...props} />,
}

const stepsOfReview: readonly Begun[] = ['askReview', 'sendBack', 'takeBack', 'approve', 'acceptObjection', 'reopen']

/** The one thing to do next: offered by the table of steps. */
export function NextAction(props: NextProps) {
  const say = useWords()
  const { one } = props.page
  const waiting = guestRoles.find((role) => role === waitsFor[one.state])
  const offered = offeredTo('hr', one).flatMap((call) => {
    const form = forms[call]
    return form ? [{ call, form }] : []
  })
  return (
    <section className="next" aria-labelledby="next">
      <h2 id="next">{say('next.title')}</h2>
      <p>{say(nextWords(props.page), { manager: one.people.manager, reviewer: one.people.reviewer })}</p>
      <Beside page={props.page} />
      <div className="next-f">
        {waiting && <OpenAs role={waiting} isFirst />}
        {offered.map(({ call, form: NextForm }) => (
          <NextForm key={call} {...props} />
        ))}
      </div>
    </section>
  )
}

/** What is not to be forgotten at the next step: an objection that was accepted, comments that are open, when somebody was reminded. */
function Beside({ page: { one } }: Pick<NextProps, 'page'>) {
  const say = useWords()
  const moment = useMoment()
  const objection = one.objections?.at(-1)
  const isRedone = objection?.answer?.isAccepted === true && ['draft', 'release'].includes(one.state)
  const open = ['draft', 'release'].includes(one.state) ? (one.comments ?? []).filter(({ isSettled }) => !isSettled).length : 0
  return (
    <>
      {isRedone && <Objections objections={[objection]} />}
      {open > 0 && <p>{say('next.comments', { count: open })}</p>}
      {one.reminded && <p className="small dim">{say('next.reminded', { at: moment(one.reminded) })}</p>}
    </>
  )
}

/** What there is to do; a draft that came back says so. */
function nextWords({ one, events }: NextProps['page']) {
  if (one.state !== 'draft') return `next.${one.state}` as const
  if (one.people.body === 'none') return 'next.draft.none'
  const last = events.findLast(({ call }) => stepsOfReview.includes(call))
  return last?.call === 'sendBack' ? 'next.draft.sentBack' : 'next.draft'
}

function NextPress({ call }: { readonly call: 'askRating' | 'startDraft' | 'askReview' | 'skipReview' | 'takeBack' | 'remind' }) {
  const say = useWords()
  const isBeside = call === 'remind' || call === 'takeBack'
  return (
    <PressForm form={call} deed={call} isFirst={!isBeside} isSmall={isBeside}>
      {say(`call.${call}`)}
    </PressForm>
  )
}

/** The wrong person was asked, or they are away. */
function HandOn() {
  const say = useWords()
  return (
    <Sure form="handOn" deed="handOn" label={say('handOn.label')} question={say('handOn.text')} press={say('call.delegate')}>
      <Line name="delegate" />
    </Sure>
  )
}
