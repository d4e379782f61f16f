const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/** What a reader reads of finished markup: blocks and items parted by a space. */
export function plainText(markup: string): string {
  return markup
    .replace(/<\/(?:p|li|td|th)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()
}
