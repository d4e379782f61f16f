import type { Locale } from '#words/locales'
import { roleFacts } from '#zeugnis/role-facts'
import { useMessages } from '../../runtime/messages.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { Draft } from './draft.ts'
import type { Field, Problem } from './draft-problems.ts'
import { GradeFields } from './grade-fields.tsx'
import { TaskFields } from './task-fields.tsx'

interface Props {
  readonly draft: Draft
  readonly problem: Problem | undefined
  readonly locale: Locale
  readonly onChange: (more: Partial<Draft>) => void
  readonly onClear: () => void
}

const kinds = ['qualifiziert', 'zwischen', 'vorlaeufig', 'ausbildung', 'einfach'] as const
const languages = ['de', 'en'] as const
const addresses = ['frau', 'herr', 'name'] as const
const reasons = ['eigenerWunsch', 'einvernehmlich', 'betriebsbedingt', 'befristung', 'ohneAngabe'] as const
const occasions = ['fuehrungswechsel', 'aufgabenwechsel', 'versetzung', 'betriebsuebergang', 'elternzeit', 'eigenerWunsch'] as const

/** All that a letter is made from, in the order of the letter. */
export function DraftForm({ draft, problem, locale, onChange, onClear }: Props) {
  const t = useMessages()
  const error = (field: Field) => (problem?.field === field ? t(`draft.problem.${problem.code}`) : undefined)
  const text = (field: 'title' | 'firstName' | 'lastName' | 'employer' | 'city' | 'job' | 'signer' | 'position') => (
    <TextField
      label={t(`draft.${field}`)}
      value={draft[field]}
      error={error(field)}
      lang={draft.language}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  const day = (field: 'from' | 'to' | 'issued') => (
    <TextField label={t(`draft.${field}`)} type="date" value={draft[field]} error={error(field)} onChange={(value) => onChange({ [field]: value })} />
  )
  return (
    <section className="gen-f" aria-label={t('generator.form')}>
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
          onChange={(language) => onChange({ language, chosen: [] })}
        />
      </fieldset>
      <fieldset>
        <legend>{t('draft.group.person')}</legend>
        <SelectField
          label={t('draft.address')}
          value={draft.address}
          options={addresses.map((value) => ({ value, label: t(`draft.address.${value}`) }))}
          onChange={(address) => onChange({ address })}
        />
        {text('title')}
        {text('firstName')}
        {text('lastName')}
      </fieldset>
      <fieldset>
        <legend>{t('draft.group.job')}</legend>
        {text('employer')}
        {text('city')}
        <RoleField draft={draft} locale={locale} onChange={onChange} />
        {text('job')}
        {day('from')}
        {day('to')}
      </fieldset>
      {draft.kind !== 'einfach' && <GradeFields draft={draft} onChange={onChange} />}
      <TaskFields draft={draft} error={error('tasks')} onChange={onChange} />
      <fieldset>
        <legend>{t('draft.group.end')}</legend>
        {draft.kind === 'zwischen' ? (
          <SelectField
            label={t('draft.occasion')}
            value={draft.occasion}
            options={occasions.map((value) => ({ value, label: t(`draft.occasion.${value}`) }))}
            onChange={(occasion) => onChange({ occasion })}
          />
        ) : (
          <SelectField
            label={t('draft.reason')}
            hint={t('draft.reason.hint')}
            value={draft.reason}
            options={reasons.map((value) => ({ value, label: t(`draft.reason.${value}`) }))}
            onChange={(reason) => onChange({ reason })}
          />
        )}
        {day('issued')}
        {text('signer')}
        {text('position')}
      </fieldset>
      <div className="gen-c">
        <button type="button" className="btn btn--2 btn--s" onClick={onClear}>
          {t('generator.clear')}
        </button>
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

/** One of the 21 roles, or a free title. A role suggests its title and says whether third parties belong in. */
function RoleField({ draft, locale, onChange }: Pick<Props, 'draft' | 'locale' | 'onChange'>) {
  const t = useMessages()
  const options = [{ value: '', label: t('draft.role.free') }, ...roleFacts.map(({ slug, name }) => ({ value: slug, label: name[locale] }))]
  function choose(role: string) {
    const facts = roleFacts.find(({ slug }) => slug === role)
    onChange({
      role,
      ...(facts && {
        job: facts.name[draft.language].split(' / ')[draft.address === 'frau' ? 1 : 0] ?? facts.name[draft.language],
        meetsThirdParties: facts.thirdParties !== '',
      }),
    })
  }
  return <SelectField label={t('draft.role')} hint={t('draft.role.hint')} value={draft.role} options={options} onChange={choose} />
}
