import { list } from '#language'

/** Small words of English titles, and of French, German and other ones that English has taken over: “Chef de Partie”. */
const small: ReadonlySet<string> = new Set(
  list(`a, an, and, at, by, for, in, of, on, or, the, to, with, de, du, des, le, la, les, et, en, à, au, aux, del, della, di, und, von, van, zu`),
)

/** Letters that spell a word and not its initials. */
const shouted = /^\p{Lu}{6,}$/u

/**
 * A job title in the capitals with which it begins: “Veterinary nurse” → “Veterinary Nurse”, “Head of sales” → “Head of Sales”.
 * One that begins small stays as it was typed, and so does “HR Manager”.
 */
export function inTitleCase(title: string): string {
  if (!/^\p{Lu}/u.test(title)) return title
  return title.replace(/\p{L}[\p{L}’'.]*/gu, (word) => {
    if (small.has(word) || /^d[’']/.test(word)) return word
    const [first = '', ...rest] = shouted.test(word) ? word.toLowerCase() : word
    return `${first.toUpperCase()}${rest.join('')}`
  })
}
