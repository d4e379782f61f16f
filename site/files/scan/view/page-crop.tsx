import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Box } from '../scan-page.ts'
import type { PageImage } from './use-scan.ts'

interface Props {
  readonly page: PageImage
  readonly box: Box | undefined
}

/** What is shown around a word, as parts of the page's width and of its row. */
const AROUND = { width: 0.5, rows: 6 } as const

/** The page that was read, at the place of a word, or as a whole. */
export function PageCrop({ page: { src, width, height }, box }: Props) {
  const t = useMessages()
  const [isWhole, setIsWhole] = useState(false)
  const view = box && !isWhole ? viewAround(box, width) : `0 0 ${width} ${height}`
  return (
    <figure className="scn-p">
      <svg viewBox={view} role="img" aria-label={t('scan.picture')}>
        <image href={src} width={width} height={height} />
        {box && <rect x={box.x - 4} y={box.y - 4} width={box.width + 8} height={box.height + 8} className="scn-b" />}
      </svg>
      {box && (
        <button type="button" className="btn btn--2 btn--s" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'scan.near' : 'scan.whole')}
        </button>
      )}
    </figure>
  )
}

function viewAround({ x, y, width, height }: Box, pageWidth: number): string {
  const [wide, high] = [Math.max(pageWidth * AROUND.width, width * 1.2), height * AROUND.rows]
  return `${x + width / 2 - wide / 2} ${y + height / 2 - high / 2} ${wide} ${high}`
}
