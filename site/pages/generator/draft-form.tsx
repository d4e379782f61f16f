import type { Locale } from '#words/interface'
import { roleFacts, roleTitles } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { SelectField } from '../../ui/choice-fields.tsx'
import { ClearDraft } from './clear-draft.tsx'
import { AboutField, DayField, type DraftFieldProps, TypedField } from './draft-field.tsx'
import { EndFields } from './end-fields.tsx'
import { GradeFields } from './grade-fields.tsx'
import { LetterheadField } from './letterhead/letterhead-field.tsx'
import { NearRole } from './near-role.tsx'
import { OfPersonFields } from './of-person-fields.tsx'
import { isOurTitle } from './own-words.ts'
import { TaskFields } from './task-fields.tsx'
import type { LetterLanguage } from './write-draft.ts'

interface Props extends DraftFieldProps {
  readonly locale: Locale
  readonly language: LetterLanguage | undefined
  readonly onClear: () => void
}

const kinds = ['qualifiziert', 'zwischen', 'vorlaeufig', 'ausbildung', 'einfach'] as const
const languages = ['de', 'en'] as const
const employerKinds = ['firm', 'publicService'] as const
const addresses = ['frau', 'herr', 'name'] as const

/** All that a letter is made from, in the order of the letter. */
export function DraftForm({ locale, language, onClear, ...fields }: Props) {
  const t = useMessages()
  return (
    <section className="gen-f" aria-label={t('generator.form')}>
      <KindFields {...fields} />
      <PersonFields {...fields} />
      <JobFields {...fields} locale={locale} />
      {fields.draft.kind !== 'einfach' && <GradeFields draft={fields.draft} onChange={fields.onChange} />}
      <TaskFields {...fields} />
      <OfPersonFields {...fields} language={language} />
      <EndFields {...fields} />
      <div className="gen-c">
        <ClearDraft onClear={onClear} />
        <p className="small dim">{t('generator.kept')}</p>
      </div>
      <p className="gen-j">
        <a className="btn" href="#letter">
          {t('generator.toLetter')}
        </a>
      </p>
    </section>
  )
}

function KindFields({ draft, onChange }: DraftFieldProps) {
  const t = useMessages()
  return (
    <fieldset>
      <legend>{t('draft.group.letter')}</legend>
      <SelectField
        label={t('draft.kind')}
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: t(`draft.kind.${value}`) }))}
        onChange={(kind) => onChange({ kind, chosen: [] })}
      />
      <SelectField
        label={t('draft.language')}
        value={draft.language}
        options={languages.map((value) => ({ value, label: t(`draft.language.${value}`) }))}
        onChange={(language) => onChange({ language })}
      />
    </fieldset>
  )
}

function PersonFields(fields: DraftFieldProps) {
  const t = useMessages()
  return (
    <fieldset>
      <legend>{t('draft.group.person')}</legend>
      <SelectField
        label={t('draft.address')}
        value={fields.draft.address}
        options={addresses.map((value) => ({ value, label: t(`draft.address.${value}`) }))}
        onChange={(address) => fields.onChange({ address })}
      />
      <TypedField field="title" {...fields} />
      <TypedField field="firstName" {...fields} />
      <TypedField field="lastName" {...fields} />
    </fieldset>
  )
}

function JobFields({ locale, ...fields }: DraftFieldProps & { readonly locale: Locale }) {
  const t = useMessages()
  return (
    <fieldset>
      <legend>{t('draft.group.job')}</legend>
      <TypedField field="employer" {...fields} />
      <EmployerKindField {...fields} />
      <TypedField field="city" {...fields} />
      <AboutField {...fields} />
      <LetterheadField />
      <RoleField {...fields} locale={locale} />
      <TypedField field="job" {...fields} />
      <NearRole draft={fields.draft} locale={locale} onTake={(role) => fields.onChange({ role })} />
      <DayField field="from" {...fields} />
      {fields.draft.kind !== 'zwischen' && <DayField field="to" {...fields} />}
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
      onChange={(kind) => onChange({ publicService: kind === 'firm' ? '' : 'auftrag' })}
    />
  )
}

/** One of the 21 roles, or a free title. A role suggests its title and says whether third parties belong in. */
function RoleField({ draft, locale, onChange }: DraftFieldProps & { readonly locale: Locale }) {
  const t = useMessages()
  const options = [{ value: '', label: t('draft.role.free') }, ...roleFacts.map(({ slug, name }) => ({ value: slug, label: name[locale] }))]
  function choose(role: string) {
    const facts = roleFacts.find(({ slug }) => slug === role)
    const title = roleTitles[role]?.[draft.language][draft.address]
    const job = title && isOurTitle(draft.job) ? { job: title } : {}
    onChange({ role, ...job, ...(facts && { meetsThirdParties: facts.thirdParties !== '' }), ...(role === 'fuehrungskraft' && { leads: true }) })
  }
  return <SelectField label={t('draft.role')} hint={t('draft.role.hint')} value={draft.role} options={options} onChange={choose} />
}
