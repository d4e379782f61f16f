/** A finished text. Its markup reaches the browser once: React leaves it alone when it takes the page over. */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }) {
  return <div className={className} data-prose="main" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
