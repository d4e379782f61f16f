import { FileNotes } from '../../files/file-notes.tsx'
import type { FileNote } from '../../files/file-text.ts'
import { useMessages } from '../../messages/messages.tsx'
import { bullet } from '../../reading/bullet.ts'
import { useGradeName } from '../../reading/grade-name.ts'
import { MarkKey } from '../../reading/mark-key.tsx'
import type { Piece, Reading } from '../../reading/reading.ts'

interface Props {
  readonly reading: Reading
  readonly notes: readonly FileNote[]
  readonly isSample: boolean
  readonly selected: string | null
}

/** The letter with its phrases underlined by grade; each phrase leads to its finding, also without script. */
export function LetterView({ reading, notes, isSample, selected }: Props) {
  const t = useMessages()
  return (
    <>
      <FileNotes notes={notes} />
      <article className="sheet sheet--din az-b" aria-label={t('analyser.letter')} lang="de">
        <div className="sheet-in">
          {isSample && (
            <p className="az-s" lang={t('page.lang')}>
              {t('analyser.invented')}
            </p>
          )}
          {reading.paragraphs.map(({ kind, pieces }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a reading never changes
            <p key={index} className={`az-${kind}`}>
              {(kind === 'item' ? withoutSign(pieces) : pieces).map((piece, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text of a reading never changes
                <PieceView key={at} piece={piece} isSelected={piece.finding === selected} />
              ))}
            </p>
          ))}
        </div>
      </article>
      <MarkKey />
    </>
  )
}

/** A task is shown with the bullet of a list, whatever sign its letter has. */
function withoutSign([first, ...rest]: readonly Piece[]): readonly Piece[] {
  return first ? [{ ...first, text: first.text.replace(bullet, '') }, ...rest] : []
}

const classes = { sound: 'ann', mid: 'ann mid', bad: 'ann bad', off: 'ann off', hint: 'ann hint' } as const

function PieceView({ piece, isSelected }: { piece: Piece; isSelected: boolean }) {
  const { text, finding, tone = 'sound', grade } = piece
  const nameOf = useGradeName()
  if (!finding) return text
  return (
    <a className={classes[tone]} href={`#${finding}`} data-on={isSelected || undefined}>
      {text}
      {grade !== undefined && <sup>{nameOf.figure(grade)}</sup>}
    </a>
  )
}
