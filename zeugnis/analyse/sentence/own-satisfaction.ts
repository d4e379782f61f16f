import { foldPattern } from '#language'

/** Whose satisfaction counts: the employer's or that of the people served. */
const owners = foldPattern(
  /(?<!\p{L})(?:wir|uns|ich|mich|mir|mein\p{L}*|unser\p{L}*|Kund\p{L}*|Gäste\p{L}*|Patient\p{L}*|Mandant\p{L}*|Klient\p{L}*|Auftrag\p{L}*|Eltern|Bewohner\p{L}*|Vorgesetzt\p{L}*|Geschäfts\p{L}*|\p{L}*leitung|Chef\p{L}*|Vorstand\p{L}*|alle\p{L}*|Zufriedenheit)(?!\p{L})/iu,
)

/** „Mit den Ergebnissen war sie stets sehr zufrieden“, „zu seiner vollsten Zufriedenheit“: satisfied is the person, nobody else. */
export function isOwnSatisfaction(sentence: string): boolean {
  return /zu (?:seiner|ihrer) (?:\p{L}+ )?Zufriedenheit/u.test(sentence) || (/(?<!\p{L})zufrieden(?!\p{L})/u.test(sentence) && !owners.test(sentence))
}
