/** An article and the space behind it, before a word short enough to stand with it on the narrowest line. */
const article = /(?<![\p{L}-])(eine?[mnrs]?|der|die|das|de[mns]|an?|the) (?=\S{1,12}(?:\s|$))/giu

/** Keeps an article on the line of its noun: “ein | Schlüssel” reads as a mistake of typesetting. */
export function bindArticles(heading: string): string {
  return heading.replace(article, '$1\u00a0')
}
