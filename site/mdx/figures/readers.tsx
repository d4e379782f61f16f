import type { ReactNode } from 'react'
import { useText } from '../text-context.ts'
import { textOf } from '../text-of.ts'
import { partsOf } from './figure.tsx'
import { SmallReaders } from './small/drawings.tsx'

/** One sentence of a reference, and what different readers make of it. */
export function Readers({ sentence, children }: { sentence: string; children?: ReactNode }) {
  useText().pictures.push(<SmallReaders sentence={sentence} sayings={partsOf<ReaderProps>(children).map(({ props }) => textOf(props.children))} />)
  return (
    <div className="rdr">
      <p className="ref" lang="de">
        {sentence}
      </p>
      <dl>{children}</dl>
    </div>
  )
}

interface ReaderProps {
  readonly who: string
  /** The question that would show whether the reading is right. */
  readonly ask?: string
  readonly children?: ReactNode
}

export function Reader({ who, ask, children }: ReaderProps) {
  return (
    <div>
      <dt>{who}</dt>
      <dd>{children}</dd>
      {ask && <dd className="rdr-q">{ask}</dd>}
    </div>
  )
}
