import type { ReactNode } from 'react'
import type { Locale } from '#words/interface'
import { tenseOf, type Warning } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import type { LetterRemark } from '../../reading/letter-remarks.ts'
import { Flag } from '../../ui/flag.tsx'
import { checkedWords } from './checked-words.ts'
import type { Draft } from './draft.ts'
import type { Place } from './draft-problems.ts'
import { fieldId } from './field-id.ts'
import { foreignPlaces, givenPlaces } from './field-notes.ts'
import { placeName, warningWords } from './warning-words.ts'
import type { Written } from './write-draft.ts'

interface Props {
  readonly draft: Draft
  readonly written: Written
  readonly locale: Locale
  /** What the analysis says of the letter, once it has read it. */
  readonly remarks: readonly LetterRemark[] | undefined
  /** Texts of the other language stay as they are. */
  readonly onLeave: () => void
}

/** What the writer should know before signing. */
export function Checks({ draft, written: { letter, warnings, otherTense }, remarks, locale, onLeave }: Props) {
  const t = useMessages()
  const foreign = foreignPlaces(draft)
  const given = givenPlaces(draft)
  const isFine = letter && remarks?.length === 0 && warnings.length + foreign.length + given.length + otherTense.length === 0
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
      {otherTense.map((sentence) => (
        <Check key={sentence} flag="u" title={t('generator.own.tense')} text={t(`generator.own.tense.${tenseOf(draft.kind)}`, { sentence })} />
      ))}
      {remarks
        ?.filter((remark) => !isSaid(remark, warnings))
        .map((remark) => (
          <RemarkCheck key={JSON.stringify(remark)} remark={remark} />
        ))}
      {isFine && <Check flag="c" title={t('generator.fine')} text={t('generator.fine.text', { checked: checkedWords(draft, locale, t) })} />}
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

/** What the description has been warned of is not said of the letter once more. */
function isSaid(remark: LetterRemark, warnings: readonly Warning[]): boolean {
  const codes = warnings.map(({ code }) => code)
  if (remark.kind !== 'expectation') return false
  return remark.code === 'third-parties' ? codes.includes('third-parties-expected') : codes.includes('trust-expected')
}

/** What a reader of the finished letter would notice. */
function RemarkCheck({ remark }: { remark: LetterRemark }) {
  const t = useMessages()
  const { figure } = useGradeName()
  switch (remark.kind) {
    case 'part':
      return <Check flag="u" title={t('generator.remark.missing', { what: t(`part.${remark.part}`) })} text={remark.text} />
    case 'expectation':
      return <Check flag="u" title={t('generator.remark.missing', { what: remark.title })} text={remark.text} />
    case 'defect':
      return <Check flag="u" title={t(`defect.${remark.code}`)} text={remark.text} />
    case 'name':
      return <Check flag="u" title={t('generator.remark.name')} text={t('generator.remark.name.text', { sentence: remark.sentence })} />
    case 'grade': {
      const { sentence, written, read } = remark
      const text = read === null ? t('generator.remark.open', { sentence }) : t('generator.remark.grade', { sentence, written, read: figure(read) })
      return <Check flag="u" title={t('generator.remark.read')} text={text} />
    }
  }
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
