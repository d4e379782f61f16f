import { Activity } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { Side } from './use-side.ts'

/** Pictures that one of the texts is read from, in place of both fields. Whether it is a reference at all, the comparison says. */
export function SidePictures({ side }: { side: Side }) {
  const t = useMessages()
  const { pictures, isLooking, takeRecognised, back } = side
  if (!pictures) return null
  return (
    <Activity mode={isLooking ? 'visible' : 'hidden'}>
      <pictures.Panel
        key={pictures.turn}
        first={pictures.files}
        onText={takeRecognised}
        taking={t('comparison.take')}
        onEdit={takeRecognised}
        onCheck={() => Promise.resolve(undefined)}
        onClose={back}
      />
    </Activity>
  )
}
