import type { ReactNode } from 'react'

/** One component, under its name, with where it comes from. */
export function Specimen({ name, from, children }: { name: string; from: string; children: ReactNode }) {
  return (
    <section className="specimen">
      <h2>{name}</h2>
      <p className="small dim">
        <code>{from}</code>
      </p>
      <div className="specimen-b">{children}</div>
    </section>
  )
}
