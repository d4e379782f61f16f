import type { Locale } from '#words/interface'
import { roleFacts, roleNames, roleTitles } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { SelectField } from '../../ui/choice-fields.tsx'
import { AboutField, DayField, type DraftFieldProps, TypedField } from './draft-field.tsx'
import { LetterheadField } from './letterhead/letterhead-field.tsx'
import { NearRole } from './near-role.tsx'
import { isOurTitle } from './own-words.ts'

const employerKinds = ['firm', 'publicService'] as const

/** Where, as what and how long somebody worked. */
export function JobFields({ locale, ...fields }: DraftFieldProps & { readonly locale: Locale }) {
  const t = useMessages()
  return (
    <fieldset>
      <legend>{t('draft.group.job')}</legend>
      <TypedField field="employer" {...fields} />
      <div className="gen-2">
        <EmployerKindField {...fields} />
        <TypedField field="city" {...fields} />
      </div>
      <AboutField {...fields} />
      <LetterheadField />
      <RoleField {...fields} locale={locale} />
      <TypedField field="job" {...fields} />
      <NearRole draft={fields.draft} locale={locale} onTake={(role) => fields.onChange({ role })} />
      <div className="gen-2">
        <DayField field="from" {...fields} />
        {fields.draft.kind !== 'zwischen' && <DayField field="to" {...fields} />}
      </div>
    </fieldset>
  )
}

/** Public service has words and a form of signing of its own (§ 35 TVöD, § 35 TV-L). */
function EmployerKindField({ draft, onChange }: DraftFieldProps) {
  const t = useMessages()
  return (
    <SelectField
      label={t('draft.employerKind')}
      value={draft.publicService === '' ? 'firm' : 'publicService'}
      options={employerKinds.map((value) => ({ value, label: t(`draft.employerKind.${value}`) }))}
      onChange={(kind) => onChange({ publicService: kind === 'firm' ? '' : 'leitung' })}
    />
  )
}

/** One of the 21 roles, or a free title. A role suggests its title and says whether third parties belong in. */
function RoleField({ draft, locale, onChange }: DraftFieldProps & { readonly locale: Locale }) {
  const t = useMessages()
  const options = [{ value: '', label: t('draft.role.free') }, ...Object.entries(roleNames).map(([value, name]) => ({ value, label: name[locale] }))]
  function choose(role: string) {
    const facts = roleFacts.find(({ slug }) => slug === role)
    const title = roleTitles[role]?.[draft.language][draft.address]
    const job = title && isOurTitle(draft.job) ? { job: title } : {}
    // Other wordings count in another occupation.
    onChange({
      role,
      chosen: Object.keys(draft.edited),
      ...job,
      ...(facts && { meetsThirdParties: facts.thirdParties !== '' }),
      ...((role === 'fuehrungskraft' || draft.role === 'fuehrungskraft') && { leads: role === 'fuehrungskraft' }),
    })
  }
  return <SelectField label={t('draft.role')} hint={t('draft.role.hint')} value={draft.role} options={options} onChange={choose} />
}
