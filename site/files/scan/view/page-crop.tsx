import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Box } from '../scan-page.ts'
import { PagePicture } from './page-picture.tsx'
import type { PageImage } from './use-scan.ts'
import { WholePage } from './whole-page.tsx'

interface Props {
  readonly page: PageImage
  readonly box: Box | undefined
}

/** What is shown around a word, as parts of the page's width and of its row. */
const AROUND = { width: 0.5, rows: 6 } as const

/** The page that was read, at the place of a word, or as a whole. */
export function PageCrop({ page, box }: Props) {
  const t = useMessages()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <figure className="scn-p">
      {box && !isWhole ? <PagePicture page={page} box={box} view={viewAround(box, page.width)} /> : <WholePage page={page} box={box} />}
      {box && (
        <button type="button" className="btn btn--2 btn--s" onClick={() => setIsWhole(!isWhole)}>
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
