const article = /^(?:die|unsere|ihre|seine)(?= )/
/** Adjectives as nouns take an -n behind an article, which other nouns do not. */
const likeAdjectives = /(?:ende|rige|igte|liche|terne|ankte|etzte)(?!\p{L})/gu
const singular = /(?:schaft|ung|heit|keit|ion|tät)$/
/** One, named in the dative: „der Schulleitung“, „dem Vorstand“. */
const feminine = /^der (?=\p{Lu}\p{L}*$)/u
const masculine = /^dem (?=\p{Lu}\p{L}*$)/u

/**
 * Dative, genitive and accusative of people in the plural, of a „…schaft“ or „…leitung“, or of one that is typed in the dative:
 * „unsere Gäste“ → „unseren Gästen“, „unserer Gäste“.
 * Without an article the genitive takes one. By what they begin with, as the tokens of German wordings name them.
 */
export function declined(people: string): { readonly Dritten: string; readonly Dritter: string; readonly Dritte: string } {
  if (feminine.test(people)) return { Dritten: people, Dritter: people, Dritte: people.replace(feminine, 'die ') }
  if (masculine.test(people)) return { Dritten: people, Dritter: inGenitive(people), Dritte: people.replace(masculine, 'den ') }
  const isOne = singular.test(people)
  const genitive = article.test(people)
    ? withArticles(people, 'r')
    : `der ${people.replace(likeAdjectives, '$&n').replace(/(?<!\p{L})\p{Ll}+e(?!\p{L})/gu, '$&n')}`
  return { Dritten: isOne ? withArticles(people, 'r') : inDative(people), Dritter: genitive, Dritte: people }
}

/** „dem Vorstand“ → „des Vorstands“, „dem Kunden“ → „des Kunden“. */
function inGenitive(people: string): string {
  const genitive = people.replace(masculine, 'des ')
  return genitive.endsWith('en') ? genitive : `${genitive}s`
}

/** „die“ and „ihre“ with another ending, wherever they stand. */
function withArticles(people: string, ending: 'n' | 'r'): string {
  return people.replace(/(?<!\p{L})die(?!\p{L})/gu, `de${ending}`).replace(/(?<!\p{L})(?:unsere|ihre|seine)(?!\p{L})/gu, `$&${ending}`)
}

function inDative(people: string): string {
  return withArticles(people, 'n')
    .replace(/(?<!\p{L})(?!(?:unsere|ihre|seine|sowie|ohne)(?!\p{L}))\p{Ll}+e(?!\p{L})/gu, '$&n')
    .replace(/(?<!\p{L})\p{Lu}\p{L}*[^ns\P{L}](?![\p{L}:*-])/gu, '$&n')
}
