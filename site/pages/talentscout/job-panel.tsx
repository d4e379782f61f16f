import { type SubmitEvent, useRef } from 'react'
import { MAX_SENTENCE, type ReadSentence } from '#talent'
import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale, talentSearchPath } from '../../route-table/pages.ts'
import { useFieldId } from '../../ui/field.tsx'
import { RequirementList } from './requirement-list.tsx'
import type { Search } from './use-search.ts'

interface Props {
  readonly search: Search
  readonly locale: Locale
}

/** The job: a sentence, refused words said at it, its requirements, and sentences to start from. Forms that also work without script. */
export function JobPanel({ search, locale }: Props) {
  const t = useMessages()
  const id = useFieldId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { sentence, refused, setSentence } = search
  const action = inLocale(talentSearchPath, locale)
  return (
    <div className="ts-job">
      <form className="ts-form" action={action} data-react onSubmit={(event) => toResults(event, field.current)}>
        <div className="ts-job-h">
          <label htmlFor={id}>{t('talent.field')}</label>
          <span className="dim">{t('talent.invented')}</span>
        </div>
        <textarea
          ref={field}
          id={id}
          name="q"
          rows={2}
          maxLength={MAX_SENTENCE}
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
          aria-invalid={refused.length > 0 || undefined}
          aria-describedby={`${id}-refused ${id}-private`}
        />
        <div id={`${id}-refused`} className="ts-refused" role="status">
          <Refusals refused={refused} locale={locale} />
        </div>
        <div className="ts-go">
          <button className="btn btn--s" type="submit">
            {t('talent.search')}
          </button>
          <p id={`${id}-private`} className="small dim">
            {t('talent.private')}
          </p>
        </div>
        <noscript>
          <p className="small">{t('talent.noscript')}</p>
        </noscript>
      </form>
      <Samples action={action} onChoose={setSentence} />
      <RequirementList search={search} locale={locale} />
      <p className="ts-never small dim">{t('talent.never')}</p>
    </div>
  )
}

/** The list below has already followed the typing: leaving the field shows it, on a phone by closing the keyboard. */
function toResults(event: SubmitEvent, field: HTMLTextAreaElement | null): void {
  event.preventDefault()
  field?.blur()
  document.getElementById('ts-matches')?.focus()
}

function Refusals({ refused, locale }: { refused: ReadSentence['refused']; locale: Locale }) {
  const t = useMessages()
  if (refused.length === 0) return null
  return (
    <>
      {refused.map(({ word, why, span }) => (
        <p key={span.join()} className="err">
          {t('talent.refused', { word, why: why[locale] })}
        </p>
      ))}
      <p className="small">{t('talent.notSearched')}</p>
    </>
  )
}

const samples = [
  ['talent.samples.accounting', 'talent.sample'],
  ['talent.samples.care', 'talent.sample.care'],
  ['talent.samples.warehouse', 'talent.sample.warehouse'],
] as const

/** Each button sends its sentence: to the server without script, to the field with it. */
function Samples({ action, onChoose }: { action: string; onChoose: (sentence: string) => void }) {
  const t = useMessages()
  function choose(event: SubmitEvent) {
    const button = event.nativeEvent.submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    onChoose(button.value)
  }
  return (
    <form className="ts-eg" action={action} aria-label={t('talent.samples')} onSubmit={choose}>
      <span className="small dim">{t('talent.samples')}</span>
      {samples.map(([name, sentence]) => (
        <button key={name} type="submit" name="q" value={t(sentence)}>
          {t(name)}
        </button>
      ))}
    </form>
  )
}
