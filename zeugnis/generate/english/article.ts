/** Posts of which a firm has one, and titles that bring their article along. */
const withoutArticle =
  /^(?:(?:an?|the)\s|(?:acting|chair(?:man|woman|person)?|chief|deputy|director|head|managing|president|vice|C[A-Z]O)(?!\p{L}))/iu

/** Many, of whom one is a member. */
const collective = /(?<!\p{L})(?:staff|personnel|crew|team)$/iu

/** Spelt with a vowel and spoken with “you” or “one”. */
const spokenWithConsonant = /^(?:eu|one(?!p{L})|uni(?!m|n)|us[ae]|util|ukr|ur(?:an|ol))/i

/** Spelt with an h that nobody speaks. */
const spokenWithVowel = /^(?:heir|honest|honou?r|hour)/i

/** Read letter by letter, such as HR, F&B, X-ray or UX. */
const initials = /^(?:\p{Lu}{2,}|\p{Lu}(?=[&-]))(?!\p{Ll})/u

const lettersWithVowel = /^[AEFHILMNORSX]/
/** “eight”, “eleven”, “eighteen”. */
const numberWithVowel = /^(?:8|1[18](?!\d))/

/**
 * A job title behind “as”, with the article that it takes: “a Cook”, “an HR Manager”, “Head of Department”.
 * @param title as somebody typed it, with an article or without
 */
export function withArticle(title: string): string {
  if (collective.test(title)) return `a member of the ${title}`
  if (withoutArticle.test(title)) return title
  return `${startsWithVowel(title) ? 'an' : 'a'} ${title}`
}

function startsWithVowel(title: string): boolean {
  if (initials.test(title)) return lettersWithVowel.test(title)
  if (/^\d/.test(title)) return numberWithVowel.test(title)
  return spokenWithVowel.test(title) || (/^[aeiouäöü]/i.test(title) && !spokenWithConsonant.test(title))
}
