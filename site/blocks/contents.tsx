import type { Heading } from '../mdx/heading-ids.ts'
import { Fold } from '../ui/fold.tsx'

interface ContentsProps {
  readonly title: string
  readonly headings: readonly Heading[]
}

/** What a long text consists of, with a link to each part. */
export function Contents({ title, headings }: ContentsProps) {
  return (
    <nav className="toc" aria-labelledby="toc">
      <p id="toc" className="toc-t">
        {title}
      </p>
      <Fold summary={title}>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  )
}
