import { useMessages } from '../../../messages/messages.tsx'
import type { Stretch } from './doubts.ts'

interface Props {
  readonly stretches: readonly Stretch[]
  /** The one that is being looked at. */
  readonly at: number | undefined
  readonly onChoose: (at: number) => void
}

/** The text that was read; a word that is or was unsure is a button that shows it in the picture. */
export function ReadText({ stretches, at, onChoose }: Props) {
  const t = useMessages()
  return (
    <div className="sheet scn-t" lang="de">
      {stretches.map(({ text, doubt }, index) =>
        doubt && (text || !doubt.isSettled) ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches keep their places
            key={index}
            type="button"
            className={doubt.isSettled ? 'is-settled' : undefined}
            aria-current={index === at}
            aria-label={text ? undefined : t('scan.gap')}
            onClick={() => onChoose(index)}
          >
            {text || '□'}
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches keep their places
          <span key={index}>{text}</span>
        ),
      )}
    </div>
  )
}
