import { useMessages } from '../messages/messages.tsx'
import type { MarkedPiece } from './word-marks.ts'

/** A sentence with the words that only it has; what moves the grade stands in bold. Read aloud, each mark says once what it is. */
export function MarkedText({ pieces }: { pieces: readonly MarkedPiece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change
  return runsOf(pieces).map((run, place) => <Run key={place} run={run} />)
}

/** Pieces with the same mark, one after the other. */
function runsOf(pieces: readonly MarkedPiece[]): (readonly [MarkedPiece, ...MarkedPiece[]])[] {
  const runs: [MarkedPiece, ...MarkedPiece[]][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && last[0].mark === piece.mark) last.push(piece)
    else runs.push([piece])
  }
  return runs
}

function Run({ run }: { run: readonly [MarkedPiece, ...MarkedPiece[]] }) {
  const t = useMessages()
  const [{ mark }] = run
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change
  const words = run.map(({ text, decides }, place) => (decides ? <b key={place}>{text}</b> : text))
  if (!mark) return words
  const Mark = mark === 'gone' ? 'del' : 'ins'
  return (
    <Mark>
      <span className="vh" lang={t('page.lang')}>
        {t(`comparison.key.${mark}`)}:{' '}
      </span>
      {words}
    </Mark>
  )
}
