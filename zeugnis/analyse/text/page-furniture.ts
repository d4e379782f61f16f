import type { Place } from '#language'

/** „Seite 2“, „- 2 -“, „Zeugnis Frau Muster, Seite 2 von 3“: lines that a page adds to its text. */
const furniture =
  /(?<=\n)[ \t]*(?:[^\n]{0,80}?(?:Seite|Blatt|Page)[ \t]+\d{1,2}[^\n]{0,60}|-[ \t]?\d{1,2}[ \t]?-|\d{1,2}[ \t]?\/[ \t]?\d{1,2})[ \t]*(?=\r?\n|$)/gu

/** A letter that ends a line with no mark behind it: the sentence goes on over the page. */
const open = /[\p{L},]$/u

/** Where page headers and footers stand. Inside of a sentence the empty lines around them go as well. */
export function pageFurniture(given: string): Place[] {
  return [...given.matchAll(furniture)].map(({ index, 0: line }) => {
    const before = given.slice(0, index).length - (/\s{0,12}$/.exec(given.slice(Math.max(0, index - 12), index))?.[0].length ?? 0)
    const behind = index + line.length + (/^\s{0,12}/.exec(given.slice(index + line.length, index + line.length + 12))?.[0].length ?? 0)
    const isInside = open.test(given.slice(Math.max(0, before - 1), before)) && /^[\p{L}\p{N}„"(]/u.test(given.charAt(behind))
    return isInside ? { start: before, end: behind - 1 } : { start: index, end: index + line.length }
  })
}
