import { useMessages } from '../messages/messages.tsx'
import type { BasisView } from './reading.ts'

/** „Urteil“, „Brauch“ or „Überlieferung“: word, line and weight differ, so it needs no colour. */
export function BasisMark({ basis: { kind, source } }: { basis: BasisView }) {
  const t = useMessages()
  return (
    <span className={kind === 'custom' || kind === 'lore' ? 'bas bas--b' : 'bas bas--u'}>
      <b>{t(`analyser.basis.${kind}`)}</b>
      {source && <span>{source}</span>}
    </span>
  )
}
