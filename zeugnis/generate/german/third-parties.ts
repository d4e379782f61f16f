const article = /^(?:die|unsere|ihre|seine)(?= )/
/** Adjectives as nouns take an -n behind an article, which other nouns do not. */
const likeAdjectives = /(?:ende|rige|igte|liche|terne|ankte|etzte)(?!\p{L})/gu
const singular = /schaft$/

/**
 * Dative, genitive and accusative of people in the plural, or of a „…schaft“: „unsere Gäste“ → „unseren Gästen“, „unserer Gäste“.
 * Without an article the genitive takes one. By what they begin with, as the tokens of German wordings name them.
 */
export function declined(people: string): { readonly Dritten: string; readonly Dritter: string; readonly Dritte: string } {
  const isOne = singular.test(people)
  const genitive = article.test(people)
    ? withArticles(people, 'r')
    : `der ${people.replace(likeAdjectives, '$&n').replace(/(?<!\p{L})\p{Ll}+e(?!\p{L})/gu, '$&n')}`
  return { Dritten: isOne ? withArticles(people, 'r') : inDative(people), Dritter: genitive, Dritte: people }
}

/** „die“ and „ihre“ with another ending, wherever they stand. */
function withArticles(people: string, ending: 'n' | 'r'): string {
  return people.replace(/(?<!\p{L})die(?!\p{L})/gu, `de${ending}`).replace(/(?<!\p{L})(?:unsere|ihre|seine)(?!\p{L})/gu, `$&${ending}`)
}

function inDative(people: string): string {
  return withArticles(people, 'n')
    .replace(/(?<!\p{L})(?!unsere|ihre|seine)\p{Ll}+e(?!\p{L})/gu, '$&n')
    .replace(/(?<!\p{L})\p{Lu}\p{L}*[^ns\P{L}](?![\p{L}:*-])/gu, '$&n')
}
