import { type CaseKind, caseKinds, caseOccasions, caseReasons, reviewBodies } from '#processes'
import { Area, Choice, Line, type Option, Tick } from '../form/fields.tsx'
import { useWords } from '../words.ts'
import type { RequestValues } from './request-values.ts'

interface FieldsProps {
  readonly values: RequestValues
  readonly occupations: readonly Option[]
  /** Kinds to choose from, where not all may be. */
  readonly kinds?: readonly CaseKind[]
  /** Fields that stand as they are: somebody works with them already. */
  readonly kept?: readonly string[]
  /** The employee fills it in for themselves. */
  readonly isOwn?: true
}

const addresses = ['frau', 'herr', 'name'] as const
const languages = ['de', 'en'] as const

/** What kind of reference it is to be, and who it is about. Styles hide what the chosen kind has no use for. */
export function RequestFields({ values, occupations, kinds = caseKinds, kept = [], isOwn }: FieldsProps) {
  const say = useWords()
  return (
    <>
      <Kept names={kept} values={values} />
      <fieldset className="wf-g">
        <legend>{say('request.reference')}</legend>
        <div className="form-g">
          <Choice name="kind" value={values.kind} isHalf options={kinds.map((value) => ({ value, label: say(`kind.${value}`) }))} />
          <Choice name="language" value={values.language} isHalf options={languages.map((value) => ({ value, label: say(`language.${value}`) }))} />
        </div>
      </fieldset>
      <fieldset className="wf-g">
        <legend>{say(isOwn ? 'request.person.own' : 'request.person')}</legend>
        <div className="form-g">
          <Line name="firstName" value={values.firstName} isHalf />
          <Line name="lastName" value={values.lastName} isHalf />
          <Choice name="address" value={values.address} isHalf options={addresses.map((value) => ({ value, label: say(`address.${value}`) }))} />
          <Line name="jobTitle" value={values.jobTitle} isHalf />
          <Choice name="role" value={values.role} isOptional hint={say('hint.role')} options={occupations} />
          <EmploymentFields values={values} {...(isOwn && { isOwn })} />
          {!kept.includes('tasks') && <Area name="tasks" value={values.tasks} rows={5} hint={say(isOwn ? 'hint.tasks.own' : 'hint.tasks')} />}
          {!kept.includes('leads') && <Tick name="leads" isTicked={values.leads === 'yes'} {...(isOwn && { label: say('field.leads.own') })} />}
        </div>
      </fieldset>
    </>
  )
}

/** From when to when, and why it ends, or why an interim reference is wanted. */
function EmploymentFields({ values, isOwn }: Pick<FieldsProps, 'values' | 'isOwn'>) {
  const say = useWords()
  return (
    <>
      <Line name="from" type="date" value={values.from} isHalf />
      <Line name="to" type="date" value={values.to} isHalf />
      <Choice
        name="reason"
        value={values.reason}
        isOptional
        hint={say(isOwn ? 'hint.reason.own' : 'hint.reason')}
        options={caseReasons.map((value) => ({ value, label: say(`reason.${value}`) }))}
      />
      <Choice
        name="occasion"
        value={values.occasion}
        isOptional
        options={caseOccasions.map((value) => ({ value, label: say(`occasion.${value}`) }))}
      />
    </>
  )
}

/** What only HR knows: who takes part, and who signs. */
export function PeopleFields({ values, kept = [] }: Pick<FieldsProps, 'values' | 'kept'>) {
  const say = useWords()
  return (
    <fieldset className="wf-g">
      <legend>{say('request.people')}</legend>
      <div className="form-g">
        {!kept.includes('manager') && <Line name="manager" value={values.manager} />}
        <Choice
          name="body"
          value={values.body}
          isHalf
          hint={say('hint.reviewBody')}
          options={reviewBodies.map((value) => ({ value, label: say(`body.${value}`) }))}
        />
        <Line name="reviewer" value={values.reviewer} isHalf />
        <Line name="signerName" value={values.signerName} isHalf />
        <Line name="signerPosition" value={values.signerPosition} isHalf />
        <Line name="employerName" value={values.employerName} isHalf />
        <Line name="employerCity" value={values.employerCity} isHalf />
      </div>
    </fieldset>
  )
}

function Kept({ names, values }: { readonly names: readonly string[]; readonly values: RequestValues }) {
  return names.map((name) => <input key={name} type="hidden" name={name} value={values[name] ?? ''} />)
}
