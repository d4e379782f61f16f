import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { ClearDraft, toFirstField } from './clear-draft.tsx'
import type { DraftFieldProps } from './draft-field.tsx'
import { EndFields } from './end-fields.tsx'
import { KindFields, PersonFields } from './first-fields.tsx'
import { FormGroup } from './form-group.tsx'
import { formSummaries } from './form-summaries.ts'
import { GradeFields } from './grade-fields.tsx'
import { GradeSwitch } from './grade-switch.tsx'
import { JobFields } from './job-fields.tsx'
import { LetterBar } from './letter-bar.tsx'
import { OfPersonFields } from './of-person-fields.tsx'
import { TaskFields } from './task-fields.tsx'
import type { LetterLanguage } from './write-draft.ts'

interface Props extends DraftFieldProps {
  readonly locale: Locale
  readonly language: LetterLanguage | undefined
  /** Puts the draft away and begins another. */
  readonly onBegin: () => void
  readonly onClear: () => void
}

/** All that a letter is made from: its overall grade, then the rest in the order of the letter. */
export function DraftForm({ locale, language, onBegin, onClear, ...fields }: Props) {
  const t = useMessages()
  const { draft } = fields
  return (
    <>
      <GradeSwitch draft={draft} onChange={fields.onChange} />
      <section className="gen-f" id="form" aria-label={t('generator.form')}>
        <FormGroup title={t('draft.group.first')} summary={formSummaries.person(draft, t)} isOpenWide>
          <KindFields {...fields} />
          <PersonFields {...fields} />
        </FormGroup>
        <FormGroup title={t('draft.group.job')} summary={formSummaries.job(draft, t)}>
          <JobFields {...fields} locale={locale} />
          <TaskFields {...fields} />
        </FormGroup>
        <FormGroup title={t('draft.group.grades')} summary={formSummaries.grades(draft, t)} isOpenWide>
          <GradeFields {...fields} />
          <OfPersonFields {...fields} language={language} />
        </FormGroup>
        <FormGroup title={t('draft.group.end')} summary={formSummaries.end(draft, t)}>
          <EndFields {...fields} />
        </FormGroup>
        <div className="gen-c">
          <div className="btns">
            <BeginAnother onBegin={onBegin} />
            <ClearDraft onClear={onClear} />
          </div>
          <p className="small dim">{t('generator.kept')}</p>
        </div>
      </section>
      <LetterBar />
    </>
  )
}

function BeginAnother({ onBegin }: Pick<Props, 'onBegin'>) {
  const t = useMessages()
  function begin() {
    onBegin()
    toFirstField()
  }
  return (
    <button type="button" className="btn btn--2 btn--s" onClick={begin}>
      {t('generator.begin')}
    </button>
  )
}
