import { Fragment } from 'react'
import { replaced } from '#zeugnis'
import { BasisMark } from '../../reading/basis-mark.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import type { Piece } from '../../reading/reading.ts'
import { Flag } from '../../ui/flag.tsx'
import { type MarginNote, marginNotes } from './margin-notes.ts'
import type { ReportLetter } from './report.ts'
import { type Place, useReportWords } from './words.ts'

const classes = { text: '', heading: ' lt', head: ' lh', item: ' item' } as const

/** A letter with its phrases underlined by grade and a note beside each paragraph that has something to say. */
export function AnnotatedLetter({ letter, place }: { letter: ReportLetter; place: Place }) {
  const { t, kindOf } = useReportWords(place.locale)
  const { paragraphs } = letter.reading
  const notes = marginNotes(letter.reading)
  return (
    <article className="marg sheet--din" aria-label={t('report.letter', { kind: kindOf(letter) })}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a reading never changes
        <div key={index}>
          {/* Before its paragraph, so that it can float beside it; on a phone it stands below. */}
          <Notes notes={notes[index] ?? []} place={place} />
          <p className={`t${classes[paragraph.kind]}`} lang="de">
            {paragraph.pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text of a reading never changes
              <PieceView key={at} piece={piece} />
            ))}
          </p>
        </div>
      ))}
    </article>
  )
}

function PieceView({ piece: { text, tone, grade } }: { piece: Piece }) {
  const { figure } = useGradeName()
  if (!tone) return <Words text={text} />
  return (
    <span className={`ann ${tone}`} {...(grade !== undefined && { 'data-g': figure(grade) })}>
      <Words text={text} />
    </span>
  )
}

/** What was replaced is visibly not the letter's own. */
function Words({ text }: { text: string }) {
  const own = text.split(replaced)
  const others = text.match(replaced) ?? []
  return own.map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a reading never changes
    <Fragment key={index}>
      {words}
      {others[index] && <span className="anon">{others[index].slice(1, -1)}</span>}
    </Fragment>
  ))
}

function Notes({ notes, place }: { notes: readonly MarginNote[]; place: Place }) {
  if (notes.length === 0) return null
  return (
    <div className="n" role="note">
      {notes.map((note) => (
        <Note key={note.findings[0].id} note={note} place={place} />
      ))}
    </div>
  )
}

function Note({ note: { findings, reason }, place }: { note: MarginNote; place: Place }) {
  const { t } = useReportWords(place.locale)
  const nameOf = useGradeName()
  const [{ grade, kind, explanation, basis }] = findings
  const verdict = grade === null ? t(kind === 'hint' ? 'analyser.hint' : 'analyser.open') : nameOf.words(grade)
  const dimensions = [...new Set(findings.flatMap(({ dimension }) => (dimension ? [t(`dimension.${dimension}`)] : [])))].join(', ')
  return (
    <div className="n-i">
      <b>
        {grade !== null && <Flag name={String(grade)} size={20} />}
        {grade === null && (kind === 'hint' ? <Flag name="x" size={20} /> : <i className="offm" />)}
        <span>{dimensions ? t('analyser.verdict', { dimension: dimensions, verdict }) : verdict}</span>
      </b>
      {reason === 'above' && <p>{t('report.reason.above')}</p>}
      {reason === 'here' && (
        <>
          <p>{explanation} </p>
          {basis && <BasisMark basis={basis} />}
        </>
      )}
    </div>
  )
}
