import type { ReactNode } from 'react'
import type { Locale } from '#words/locales'
import type { Warning } from '#zeugnis/generate'
import { useMessages } from '../../runtime/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import { checkedWords } from './checked-words.ts'
import type { Draft } from './draft.ts'
import { fieldId } from './field-id.ts'
import { foreignPlaces } from './field-notes.ts'
import { placeName, warningWords } from './warning-words.ts'
import type { Written } from './write-draft.ts'

interface Props {
  readonly draft: Draft
  readonly written: Written
  readonly locale: Locale
  /** Texts of the other language stay as they are. */
  readonly onLeave: () => void
}

/** What the writer should know before signing. */
export function Checks({ draft, written: { letter, warnings }, locale, onLeave }: Props) {
  const t = useMessages()
  const foreign = foreignPlaces(draft)
  const isFine = letter && warnings.length === 0 && foreign.length === 0
  return (
    <section className="gen-k" aria-label={t('generator.checks')} aria-live="polite">
      <h2>{t('generator.checks')}</h2>
      {foreign.length > 0 && (
        <Check flag="u" title={t('generator.foreign')} text={t(`generator.foreign.${draft.language}`)}>
          <ul>
            {foreign.map((place) => (
              <li key={fieldId(place)}>
                <a href={`#${fieldId(place)}`}>{placeName(place, t)}</a>
              </li>
            ))}
          </ul>
          <button type="button" className="btn btn--2 btn--s" onClick={onLeave}>
            {t('generator.foreign.leave')}
          </button>
        </Check>
      )}
      {warnings.map((warning) => (
        <WarningCheck key={JSON.stringify(warning)} warning={warning} />
      ))}
      {isFine && <Check flag="c" title={t('generator.fine')} text={t('generator.fine.text', { checked: checkedWords(draft, locale, t) })} />}
      <Check flag="x" title={t('generator.onlyDraft')} text={t('generator.onlyDraft.text')} />
    </section>
  )
}

function WarningCheck({ warning }: { warning: Warning }) {
  const t = useMessages()
  const { title, text, place } = warningWords(warning, t)
  return (
    <Check flag="u" title={title} text={text}>
      {place && <a href={`#${fieldId(place)}`}>{t('generator.toField', { field: placeName(place, t) })}</a>}
    </Check>
  )
}

function Check({ flag, title, text, children }: { flag: string; title: string; text: string; children?: ReactNode }) {
  return (
    <div className="chk">
      <b>
        <Flag name={flag} size={20} />
        {title}
      </b>
      <p>{text}</p>
      {children}
    </div>
  )
}
