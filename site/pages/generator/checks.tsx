import type { Warning } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import type { LetterRemark } from '../../reading/letter-remarks.ts'
import { Check } from './check.tsx'
import { fineWords } from './checked-words.ts'
import type { Draft } from './draft.ts'
import type { Place } from './draft-problems.ts'
import { fieldId } from './field-id.ts'
import { foreignPlaces, givenPlaces } from './field-notes.ts'
import { LetterChecks, OwnChecks } from './letter-checks.tsx'
import { waitingSentences } from './own-sentences.ts'
import { placeName, warningWords } from './warning-words.ts'
import type { Written } from './write-draft.ts'

interface Props {
  readonly draft: Draft
  readonly written: Written
  /** What the analysis says of the letter, once it has read it. */
  readonly remarks: readonly LetterRemark[] | undefined
  /** Texts of the other language stay as they are. */
  readonly onLeave: () => void
}

/** What the writer should know before signing. */
export function Checks({ draft, written: { letter, warnings, otherTense }, remarks, onLeave }: Props) {
  const t = useMessages()
  const foreign = foreignPlaces(draft)
  const given = givenPlaces(draft)
  const waiting = letter ? waitingSentences(draft, letter) : []
  const said = warnings.length + foreign.length + given.length + otherTense.length + waiting.length
  const isFine = letter && remarks?.length === 0 && said === 0
  if (!letter && warnings.length + foreign.length + given.length === 0) return null
  return (
    <section className="gen-k" aria-label={t('generator.checks')} aria-live="polite">
      <h2>{t('generator.checks')}</h2>
      {foreign.length > 0 && (
        <Check flag="u" title={t('generator.foreign')} text={t(`generator.foreign.${draft.language}`)}>
          <Places places={foreign} />
          <button type="button" className="btn btn--2 btn--s" onClick={onLeave}>
            {t('generator.foreign.leave')}
          </button>
        </Check>
      )}
      {given.length > 0 && (
        <Check flag="u" title={t('generator.given')} text={t('generator.given.text')}>
          <Places places={given} />
        </Check>
      )}
      {warnings.map((warning) => (
        <WarningCheck key={JSON.stringify(warning)} warning={warning} />
      ))}
      <OwnChecks kind={draft.kind} otherTense={otherTense} waiting={waiting} />
      <LetterChecks remarks={remarks ?? []} warnings={warnings} />
      {isFine && <Check flag="c" title={t('generator.fine')} text={fineWords(draft, t)} />}
      {letter && <Check flag="x" title={t('generator.onlyDraft')} text={t('generator.onlyDraft.text')} />}
    </section>
  )
}

function Places({ places }: { places: readonly Place[] }) {
  const t = useMessages()
  return (
    <ul>
      {places.map((place) => (
        <li key={fieldId(place)}>
          <a href={`#${fieldId(place)}`}>{placeName(place, t)}</a>
        </li>
      ))}
    </ul>
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
