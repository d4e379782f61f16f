import { thirdPartiesOf, thirdPartyNames } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { CheckField } from '../../ui/choice-fields.tsx'
import { specOf } from './draft.ts'
import { type DraftFieldProps, TypedField } from './draft-field.tsx'

/** What else belongs in: leadership, third parties, training. */
export function ScopeFields(fields: DraftFieldProps) {
  const t = useMessages()
  const { draft, onChange } = fields
  return (
    <div className="gen-s">
      <CheckField label={t('draft.leads')} value={draft.leads} onChange={(leads) => onChange({ leads })} />
      <CheckField
        label={t('draft.meetsThirdParties')}
        value={draft.meetsThirdParties}
        onChange={(meetsThirdParties) => onChange({ meetsThirdParties })}
      />
      {draft.meetsThirdParties && <ThirdPartiesField {...fields} />}
      <CheckField label={t('draft.trained')} value={draft.trained} onChange={(trained) => onChange({ trained })} />
    </div>
  )
}

/** Who they were, where they are others than those of the occupation. */
function ThirdPartiesField(fields: DraftFieldProps) {
  const t = useMessages()
  const people = thirdPartyNames[fields.draft.language][thirdPartiesOf(specOf(fields.draft))]
  return <TypedField field="thirdParties" hint={t('draft.thirdParties.hint', { people })} {...fields} />
}
