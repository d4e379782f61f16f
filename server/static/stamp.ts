import { html } from 'hono/html'

/** A value that the build left open, and what this server puts in its place. */
export interface Stamp {
  readonly placeholder: string
  readonly value: string
}

const escapeHtml = (text: string): string => String(html`${text}`)

function replaceAll(text: string, stamps: readonly Stamp[], change: (value: string) => string = (value) => value): string {
  return stamps.reduce((result, { placeholder, value }) => result.replaceAll(placeholder, change(value)), text)
}

/**
 * Stamps a page: its markup gets the values escaped, its scripts and the inert block get them as they are.
 * The values are addresses in normal form (`URL.href`): no quote, backslash or `<` is left in them.
 */
export function stampPage(html: string, stamps: readonly Stamp[]): string {
  return html
    .split(/(<script[^>]*>.*?<\/script>)/s)
    .map((part) => (part.startsWith('<script') ? replaceAll(part, stamps) : replaceAll(part, stamps, escapeHtml)))
    .join('')
}

/** Stamps a payload, a sitemap or another text. */
export function stampText(text: string, stamps: readonly Stamp[]): string {
  return replaceAll(text, stamps)
}
