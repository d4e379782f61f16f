import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldId } from '../../ui/field.tsx'

interface Props {
  readonly title: string
  /** What is in the group, in one line. */
  readonly summary: string
  /** Beside the letter there is room for it: on a wide page it is always open. */
  readonly isOpenWide?: true
  readonly children: ReactNode
}

/** Fields that belong together behind a line that says what is in them and opens them. */
export function FormGroup({ title, summary, isOpenWide, children }: Props) {
  const id = useFieldId()
  const body = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // A link to a field of a closed group opens it, before the browser goes there.
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const field = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1)
      if (field && body.current?.contains(document.getElementById(field))) flushSync(() => setIsOpen(true))
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [])
  return (
    <section className={isOpenWide ? 'gen-m gen-m--wide' : 'gen-m'} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <b>{title}</b>
        <span>{summary}</span>
        <i className="ic ic--down" />
      </button>
      <div id={id} ref={body}>
        {children}
      </div>
    </section>
  )
}
