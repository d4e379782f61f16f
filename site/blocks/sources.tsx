import { Fold } from '../ui/fold.tsx'

/** Statutes and rulings that a text rests on. */
export function Sources({ title, sources }: { title: string; sources: readonly string[] }) {
  return (
    <aside className="sources" aria-label={title}>
      <p className="toc-t">{title}</p>
      <Fold summary={title}>
        <ul>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </Fold>
    </aside>
  )
}
