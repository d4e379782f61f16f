import { type CaseView, caseKinds, isJudged, offeredTo } from '#processes'
import type { CasePage } from '#services/cases'
import { Facts } from '../facts.tsx'
import type { Option } from '../form/fields.tsx'
import { Press, WorkForm } from '../form/work-form.tsx'
import { PeopleFields, RequestFields } from '../request/request-fields.tsx'
import { valuesOf } from '../request/request-values.ts'
import { useWords } from '../words.ts'
import { AskedFacts } from './asked-facts.tsx'

interface RequestProps {
  readonly page: CasePage
  readonly occupations: readonly Option[]
}

/** What was asked for: a form as long as nobody works with it, and then the facts, which can be corrected until the draft is reviewed. */
export function RequestSection({ page: { one }, occupations }: RequestProps) {
  const say = useWords()
  const mayCorrect = offeredTo('hr', one).includes('correctRequest')
  return (
    <>
      <p className="small dim">{say(one.request.askedBy === 'employee' ? 'request.byEmployee' : 'request.byHr')}</p>
      {one.state === 'requested' ? <CorrectForm one={one} occupations={occupations} kept={[]} /> : <RequestFacts one={one} />}
      {mayCorrect && one.state !== 'requested' && (
        <details className="sure">
          <summary>{say('correct.label')}</summary>
          <CorrectForm one={one} occupations={occupations} kept={keptOf(one)} />
        </details>
      )}
    </>
  )
}

/** What the manager was asked for, and what they have answered to. */
function keptOf({ rating }: CaseView): readonly string[] {
  return ['leads', 'manager', ...(rating ? ['tasks'] : [])]
}

interface CorrectProps extends Pick<RequestProps, 'occupations'> {
  readonly one: CaseView
  readonly kept: readonly string[]
}

function CorrectForm({ one, occupations, kept }: CorrectProps) {
  const say = useWords()
  const values = valuesOf(one.request, one.people)
  const kinds = caseKinds.filter((kind) => one.state === 'requested' || isJudged({ kind }) === isJudged(one.request))
  return (
    <WorkForm form="correctRequest" className="wf wf--wide">
      {one.state !== 'requested' && <p>{say(one.state === 'draft' ? 'correct.draft' : 'correct.rating')}</p>}
      <RequestFields values={values} occupations={occupations} kinds={kinds} kept={kept} />
      <PeopleFields values={values} kept={kept} />
      <div>
        <Press deed="correctRequest">{say('call.correctRequest')}</Press>
      </div>
    </WorkForm>
  )
}

function RequestFacts({ one: { request, people } }: Pick<CorrectProps, 'one'>) {
  const say = useWords()
  const { employer, signer } = request
  return (
    <>
      <Facts
        facts={[
          [say('field.manager'), people.manager],
          people.body !== 'none' && [say(`body.${people.body}`), people.reviewer],
          [say('field.signerName'), `${signer.name}, ${signer.position}`],
          [say('field.employerName'), `${employer.name}, ${employer.city}`],
        ]}
      />
      <AskedFacts request={request} />
    </>
  )
}
