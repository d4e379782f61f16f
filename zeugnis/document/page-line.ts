/**
 * The parts of a line such as `Seite {page} von {pages}`, in order, with the numbers in their places: digits, or what
 * another program counts by.
 */
export function pageLine<T>(text: string, { page, pages }: { readonly page: T; readonly pages: T }): (string | T)[] {
  return text
    .split(/(\{pages?\})/)
    .filter(Boolean)
    .map((part) => (part === '{page}' ? page : part === '{pages}' ? pages : part))
}
