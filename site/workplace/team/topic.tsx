import type { ReactNode } from 'react'

/** A matter of the workplace, its heading beside it where there is room. */
export function Topic({ id, heading, children }: { readonly id: string; readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="topic" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div>{children}</div>
    </section>
  )
}
