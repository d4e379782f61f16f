import { useMessages } from '../../../messages/messages.tsx'
import type { Box } from '../scan-page.ts'
import type { PageImage } from './use-scan.ts'

interface Props {
  readonly page: PageImage
  /** The word that is framed. */
  readonly box: Box | undefined
  /** The part of the page that is shown, as a `viewBox`. */
  readonly view: string
}

/** A page that was read, or a part of it, with the word that is looked at in a frame. */
export function PagePicture({ page: { src, width, height }, box, view }: Props) {
  const t = useMessages()
  return (
    <svg viewBox={view} role="img" aria-label={t('scan.picture')}>
      <image href={src} width={width} height={height} />
      {box && <rect x={box.x - 4} y={box.y - 4} width={box.width + 8} height={box.height + 8} className="scn-b" />}
    </svg>
  )
}
