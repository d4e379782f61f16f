import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { BasisMark } from '../../reading/basis-mark.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import type { Finding, Reading } from '../../reading/reading.ts'
import { plainText } from '../../reading/tone.ts'
import { localized } from '../../route-table/paths.ts'
import { Flag } from '../../ui/flag.tsx'
import { FindingFilter } from './finding-filter.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { useFilter } from './use-filter.ts'

interface Props {
  readonly reading: Reading
  readonly selected: string | null
}

/** The findings in the order of the letter, to be filtered by what they rest on and by technique. */
export function FindingList({ reading: { findings }, selected }: Props) {
  const t = useMessages()
  const { filter, setFilter, shown } = useFilter(findings, selected)
  const ids = shown.map(({ id }) => id)
  return (
    <>
      <div className="az-t">
        <h3>{t('analyser.findings')}</h3>
        <span className="dim" aria-live="polite">
          {t('analyser.findings.count', { shown: shown.length, all: findings.length })}
        </span>
      </div>
      <FindingFilter findings={findings} filter={filter} onChange={setFilter} />
      <ol className="fds">
        {shown.map((finding, place) => (
          <FindingItem key={finding.id} finding={finding} isOpen={finding.id === selected} bar={<SheetBar ids={ids} place={place} />} />
        ))}
      </ol>
      <p className="key2">
        {(['court', 'custom', 'lore'] as const).map((kind) => (
          <span key={kind}>
            <BasisMark basis={{ kind, source: null, note: '' }} /> {t(`analyser.basis.${kind}.means`)}
          </span>
        ))}
      </p>
    </>
  )
}

function FindingItem({ finding, isOpen, bar }: { finding: Finding; isOpen: boolean; bar: ReactNode }) {
  const t = useMessages()
  const { id, words, basis, kind, techniques } = finding
  return (
    <li className="fd" data-on={isOpen || undefined} tabIndex={-1}>
      <i className="fd-0" id={id} />
      {bar}
      <a className="fd-s" href={`#${id}`} aria-expanded={isOpen}>
        <FindingSign finding={finding} />
        <span className="ref" lang="de">
          „{words}“
          {kind === 'hint' && (
            <small lang={t('page.lang')}>{techniques.map((technique) => t(`technique.${technique}`)).join(', ') || t('analyser.hint')}</small>
          )}
        </span>
        {basis && <BasisMark basis={{ ...basis, source: null }} />}
      </a>
      <FindingBody finding={finding} />
    </li>
  )
}

function FindingSign({ finding: { kind, grade } }: { finding: Finding }) {
  const t = useMessages()
  const nameOf = useGradeName()
  if (grade !== null)
    return (
      <span className="fd-i">
        <Flag name={String(Math.ceil(grade))} size={18} />
        <b className="num">
          <span className="vh">{t('analyser.grade')} </span>
          {nameOf.figure(grade)}
        </b>
      </span>
    )
  return (
    <span className="fd-i">
      {kind === 'hint' ? <Flag name="x" size={18} /> : <i className="offm" />}
      <span className="vh">{t(kind === 'hint' ? 'analyser.hint' : 'analyser.open')}</span>
    </span>
  )
}

function FindingBody({ finding }: { finding: Finding }) {
  const t = useMessages()
  const nameOf = useGradeName()
  const { grade, dimension, kind, explanation, unknown, techniques, basis, meaning, by } = finding
  const verdict = grade !== null ? nameOf.words(grade) : t(kind === 'hint' ? 'analyser.hint' : 'analyser.open')
  return (
    <div className="fd-b">
      <p className="fd-v">
        <b>{dimension ? t('analyser.verdict', { dimension: t(`dimension.${dimension}`), verdict }) : verdict}</b>
      </p>
      {meaning && <p className="fd-p">{t('analyser.means', { meaning })}</p>}
      {explanation && <p>{explanation}</p>}
      {grade !== null && !explanation && by === 'words' && <p>{t(plainText(grade))}</p>}
      {by === 'similarity' && (
        <p className="small">
          <a href={localized('/methode', t('page.lang') === 'en' ? 'en' : 'de')}>{t('analyser.similarity')}</a>
        </p>
      )}
      {unknown.length > 0 && <p>{t('analyser.unknown', { words: unknown.map((word) => `„${word}“`).join(', ') })}</p>}
      {basis && (
        <p className="fd-m tk">
          {basis.source && <span>{basis.source}</span>}
          <span>{techniques.map((technique) => t(`technique.${technique}`)).join(', ')}</span>
        </p>
      )}
      {basis?.note && <p className="small">{basis.note}</p>}
      <Better wording={finding.better} />
    </div>
  )
}

/** The same said one grade better, where the phrase base has it. */
function Better({ wording }: { wording: string | null }) {
  const t = useMessages()
  if (!wording) return null
  return (
    <details className="fd-u">
      <summary>{t('analyser.better')}</summary>
      <p className="ref" lang="de">
        {wording}
      </p>
    </details>
  )
}
