import { signingNames } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { SelectField } from '../../ui/choice-fields.tsx'
import { DayField, type DraftFieldProps, TypedField } from './draft-field.tsx'

const reasons = ['eigenerWunsch', 'einvernehmlich', 'betriebsbedingt', 'befristung', 'ruhestand', 'ohneAngabe'] as const
const reasonsOfTraining = ['abschluss', 'uebernahme', 'eigenerWunsch', 'einvernehmlich', 'ohneAngabe'] as const
const occasions = ['', 'fuehrungswechsel', 'aufgabenwechsel', 'versetzung', 'betriebsuebergang', 'elternzeit', 'eigenerWunsch'] as const

/** Why the letter is written, when, and who signs it. */
export function EndFields(fields: DraftFieldProps) {
  const t = useMessages()
  return (
    <fieldset>
      <legend>{t('draft.group.end')}</legend>
      {fields.draft.kind === 'zwischen' && <OccasionField {...fields} />}
      {saysWhy(fields.draft) && <ReasonField {...fields} />}
      <DayField field="issued" {...fields} />
      {fields.draft.publicService !== '' && <SigningField {...fields} />}
      <div className="gen-2">
        <TypedField field="signer" {...fields} />
        <TypedField field="position" {...fields} />
      </div>
      <SecondSigner {...fields} />
    </fieldset>
  )
}

/** While the employment lasts, no letter says how it ends: an interim one has its occasion, a provisional one is replaced. */
const saysWhy = ({ kind }: DraftFieldProps['draft']) => kind !== 'zwischen' && kind !== 'vorlaeufig'

/** Where two sign, both show their rank; with nothing typed there is only one. */
function SecondSigner(fields: DraftFieldProps) {
  const t = useMessages()
  const { secondSigner, secondPosition } = fields.draft
  return (
    <details className="gen-d" open={secondSigner !== '' || secondPosition !== '' || undefined}>
      <summary>{t('draft.second')}</summary>
      <TypedField field="secondSigner" {...fields} />
      <TypedField field="secondPosition" {...fields} />
    </details>
  )
}

/** In whose name somebody signs for an authority. */
function SigningField({ draft, onChange }: DraftFieldProps) {
  const t = useMessages()
  return (
    <SelectField
      label={t('draft.signing')}
      hint={t('draft.signing.hint')}
      value={draft.publicService || 'leitung'}
      options={signingNames.map((value) => ({ value, label: t(`draft.signing.${value}`) }))}
      onChange={(publicService) => onChange({ publicService })}
    />
  )
}

function OccasionField({ draft, onChange }: DraftFieldProps) {
  const t = useMessages()
  return (
    <SelectField
      label={t('draft.occasion')}
      value={draft.occasion}
      options={occasions.map((value) => ({ value, label: t(value ? `draft.occasion.${value}` : 'draft.occasion.none') }))}
      onChange={(occasion) => onChange({ occasion })}
    />
  )
}

function ReasonField({ draft, onChange }: DraftFieldProps) {
  const t = useMessages()
  return (
    <SelectField
      label={t('draft.reason')}
      hint={t('draft.reason.hint')}
      value={draft.reason}
      options={(draft.kind === 'ausbildung' ? reasonsOfTraining : reasons).map((value) => ({ value, label: t(`draft.reason.${value}`) }))}
      onChange={(reason) => onChange({ reason })}
    />
  )
}
