import { useMessages } from '../../messages/messages.tsx'
import type { Piece } from './comparison-view.ts'

/** A sentence with the words that only it has; what moves the grade stands in bold. Read aloud, each mark says what it is. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change
  return pieces.map((piece, place) => <PieceView key={place} piece={piece} />)
}

function PieceView({ piece: { text, mark, decides } }: { piece: Piece }) {
  const t = useMessages()
  if (!mark) return text
  const Mark = mark === 'gone' ? 'del' : 'ins'
  return (
    <Mark>
      <span className="vh" lang={t('page.lang')}>
        {t(`comparison.key.${mark}`)}:{' '}
      </span>
      {decides ? <b>{text}</b> : text}
    </Mark>
  )
}
