import { useMessages } from '../../messages/messages.tsx'

interface Props {
  /** The phrases that can be changed, in the order of the letter, and which of them is open. */
  readonly ids: readonly string[]
  readonly id: string
  readonly onStep: (id: string) => void
  readonly onClose: () => void
}

/** From sentence to sentence without going back to the letter, and away. */
export function SentenceBar({ ids, id, onStep, onClose }: Props) {
  const t = useMessages()
  const place = ids.indexOf(id)
  const step = (by: number) => onStep(ids.at((place + by) % ids.length) ?? id)
  return (
    <span className="ui-n">
      <button type="button" aria-label={t('generator.wordings.previous')} onClick={() => step(-1)}>
        <i className="ic ic--left" />
      </button>
      <span className="num">{t('generator.wordings.place', { place: place + 1, all: ids.length })}</span>
      <button type="button" aria-label={t('generator.wordings.next')} onClick={() => step(1)}>
        <i className="ic ic--right" />
      </button>
      <button type="button" aria-label={t('header.close')} onClick={onClose}>
        <i className="ic ic--away" />
      </button>
    </span>
  )
}
