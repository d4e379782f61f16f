import { Prose } from '../ui/prose.tsx'

/** A page's text in its column, with room for margin notes beside it. */
export function PageBody({ prose }: { prose: string }) {
  return (
    <div className="body">
      <div className="art">
        <Prose html={prose} />
      </div>
    </div>
  )
}
