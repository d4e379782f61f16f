import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../../messages/messages.tsx'
import type { Box } from '../scan-page.ts'
import { PagePicture } from './page-picture.tsx'
import type { PageImage } from './use-scan.ts'

interface Props {
  readonly page: PageImage
  readonly box: Box | undefined
}

const sizes = ['', 'is-2', 'is-3'] as const

/** The whole page in one of three sizes; what does not fit is scrolled to, by keyboard as well. */
export function WholePage({ page, box }: Props) {
  const t = useMessages()
  const [size, setSize] = useState(0)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (frame.current && box) bringToMiddle(frame.current, middleOf(box, page))
  }, [page, box])
  function resize(to: number) {
    if (!frame.current || !(to in sizes)) return
    const middle = box ? middleOf(box, page) : middleShown(frame.current)
    flushSync(() => setSize(to))
    bringToMiddle(frame.current, middle)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard */}
      <section ref={frame} className={`scn-v ${sizes[size]}`} tabIndex={0} aria-label={t('scan.page.whole')}>
        <PagePicture page={page} box={box} view={`0 0 ${page.width} ${page.height}`} />
      </section>
      <button type="button" className="btn btn--2 btn--s" aria-disabled={size === sizes.length - 1} onClick={() => resize(size + 1)}>
        {t('scan.larger')}
      </button>
      <button type="button" className="btn btn--2 btn--s" aria-disabled={size === 0} onClick={() => resize(size - 1)}>
        {t('scan.smaller')}
      </button>
    </>
  )
}

/** A place of the page, in parts of its width and height. */
interface Place {
  readonly x: number
  readonly y: number
}

function middleOf({ x, y, width, height }: Box, page: PageImage): Place {
  return { x: (x + width / 2) / page.width, y: (y + height / 2) / page.height }
}

function middleShown({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement): Place {
  return { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + clientHeight / 2) / scrollHeight }
}

function bringToMiddle(frame: HTMLElement, { x, y }: Place): void {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = frame
  frame.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2)
}
