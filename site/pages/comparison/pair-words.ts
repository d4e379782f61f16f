import { useMessages } from '../../messages/messages.tsx'
import type { PairView } from './comparison-view.ts'

interface PairWords {
  /** Where it stands, and in which words. */
  readonly how: string
  /** Goes on behind the word for the change: „schlechter“, „, weil …“. */
  readonly why: string
}

/** What is said of a pair beside its grades. */
export function usePairWords(): (pair: PairView) => PairWords {
  const t = useMessages()
  const list = new Intl.ListFormat(t('page.lang'))
  /** Marks show that words differ; that is said only where nothing else is. */
  const wordingOf = ({ wording, assessed, moved }: PairView) =>
    wording !== 'same' && (wording !== 'changed' || !(assessed || moved)) && t(`comparison.wording.${wording}`)
  return (pair) => ({
    how: [pair.moved && t('comparison.moved'), wordingOf(pair)].filter(Boolean).join(' '),
    why: pair.because.length > 0 ? t('comparison.because', { because: list.format(pair.because) }) : '',
  })
}
