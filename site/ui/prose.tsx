/** Names of the finished texts of a page: loader data holds each under its own (`site/arrival/hydration-block.server.ts`). */
type ProseName = 'main' | 'opening'

/** A finished text. Its markup reaches the browser once: React leaves it alone when it takes the page over. */
export function Prose({ html, name = 'main', className = 'prose' }: { html: string; name?: ProseName; className?: string }) {
  return <div className={className} data-prose={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
