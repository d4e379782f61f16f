import { useMessages } from '../../messages/messages.tsx'
import { CheckField, SelectField } from '../../ui/choice-fields.tsx'
import { type DraftFieldProps, TypedField } from './draft-field.tsx'

const kinds = ['qualifiziert', 'zwischen', 'vorlaeufig', 'ausbildung', 'einfach'] as const
const languages = ['de', 'en'] as const
const addresses = ['frau', 'herr', 'name'] as const

/** Which letter it is, of training with performance and conduct or without, and in which language. */
export function KindFields({ draft, onChange }: DraftFieldProps) {
  const t = useMessages()
  return (
    <fieldset>
      <legend>{t('draft.group.letter')}</legend>
      <SelectField
        label={t('draft.kind')}
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: t(`draft.kind.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === 'ausbildung' && <CheckField label={t('draft.simple')} value={draft.simple} onChange={(simple) => onChange({ simple })} />}
      <SelectField
        label={t('draft.language')}
        value={draft.language}
        options={languages.map((value) => ({ value, label: t(`draft.language.${value}`) }))}
        onChange={(language) => onChange({ language })}
      />
    </fieldset>
  )
}

/** Whom it is about. */
export function PersonFields(fields: DraftFieldProps) {
  const t = useMessages()
  return (
    <fieldset>
      <legend>{t('draft.group.person')}</legend>
      <div className="gen-2">
        <SelectField
          label={t('draft.address')}
          value={fields.draft.address}
          options={addresses.map((value) => ({ value, label: t(`draft.address.${value}`) }))}
          onChange={(address) => fields.onChange({ address })}
        />
        <TypedField field="title" {...fields} />
        <TypedField field="firstName" {...fields} />
        <TypedField field="lastName" {...fields} />
      </div>
    </fieldset>
  )
}
