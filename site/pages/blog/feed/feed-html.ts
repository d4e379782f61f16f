/**
 * A text as a feed reader can show it: its links lead to the site, and what only lives on the page is left out
 * (flags, buttons, filters, names for styles and places).
 */
export function feedHtml(html: string, page: string, origin: string): string {
  return html
    .replace(/<(svg|button|fieldset|tfoot)\b.*?<\/\1>/gs, '')
    .replace(/ (?:class|id|role|tabindex|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')
    .replaceAll(' href="/', ` href="${origin}/`)
    .replaceAll(' href="#', ` href="${page}#`)
}
