import { useMessages } from '../../../messages/messages.tsx'
import { CheckField, SelectField } from '../../../ui/choice-fields.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Common } from './rows/read-row.ts'

interface Props {
  readonly common: Common
  readonly onChange: (more: Partial<Common>) => void
}

const texts = ['employer', 'city', 'signer', 'position'] as const
const kinds = ['qualifiziert', 'zwischen', 'vorlaeufig', 'ausbildung', 'einfach'] as const

/** What all letters have in common where their row says nothing else. */
export function CommonFields({ common, onChange }: Props) {
  const t = useMessages()
  return (
    <fieldset className="stk-p" data-script="">
      <legend>{t('stack.common')}</legend>
      <p className="small dim">{t('stack.common.hint')}</p>
      <div className="stk-g">
        {texts.map((field) => (
          <TextField
            key={field}
            label={t(`draft.${field}`)}
            value={common[field]}
            lang={common.language}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
        <TextField
          label={t('draft.issued')}
          type="date"
          value={common.issued}
          hint={t('stack.issued.hint')}
          onChange={(issued) => onChange({ issued })}
        />
        <KindAndLanguage common={common} onChange={onChange} />
      </div>
      <CheckField
        label={t('stack.simple')}
        value={common.isSimpleWithoutGrade}
        onChange={(isSimpleWithoutGrade) => onChange({ isSimpleWithoutGrade })}
      />
    </fieldset>
  )
}

function KindAndLanguage({ common, onChange }: Props) {
  const t = useMessages()
  return (
    <>
      <SelectField
        label={t('draft.kind')}
        value={common.kind}
        options={kinds.map((value) => ({ value, label: t(`draft.kind.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <SelectField
        label={t('draft.language')}
        value={common.language}
        options={(['de', 'en'] as const).map((value) => ({ value, label: t(`draft.language.${value}`) }))}
        onChange={(language) => onChange({ language })}
      />
    </>
  )
}
