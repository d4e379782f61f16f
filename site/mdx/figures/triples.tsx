import type { ReactNode } from 'react'

interface TripleProps {
  /** Three numbers, parted by blanks. */
  readonly numbers: string
  /** A question that nobody asked. */
  readonly unasked?: boolean
  readonly children?: ReactNode
}

/** Rows of three numbers, with what was answered; dashes where nobody asked. */
export function Triples({ children }: { children?: ReactNode }) {
  return <ul className="triples">{children}</ul>
}

export function Triple({ numbers, unasked = false, children }: TripleProps) {
  const [first, ...others] = numbers.split(' ')
  return (
    <li className={unasked ? 'is-unasked' : undefined}>
      <b>
        <i>{first}</i>
        {others.map((number) => (
          <i key={number}>
            <span className="vh">, </span>
            {number}
          </i>
        ))}
      </b>{' '}
      <span>{children}</span>
    </li>
  )
}
