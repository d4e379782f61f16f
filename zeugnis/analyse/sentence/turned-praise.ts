import { foldPattern } from '../text/fold.ts'

/** Constructions that turn praise to something else than what the person achieved. For folded text. */
export const turned: readonly RegExp[] = [
  // Conviction instead of quality: „war von der Güte der Arbeit überzeugt“.
  /(?<!\p{L})(?:war|ist|waren|sind)(?!\p{L}).{0,120}überzeugt\.?$/u,
  // Too much of a good thing: „arbeitete zu sorgfältig, um …“.
  /(?<!\p{L})zu \p{Ll}+, um(?!\p{L})/u,
  // Tasks that suited the person: „Aufgaben, denen sie gewachsen war, …“.
  /(?<!\p{L})(?:\p{L}{0,12}aufgaben|Tätigkeiten|Arbeiten|Themen|Bereiche|Bereichen|Gebiete|Gebieten|Projekte|Projekten|Dinge),? (?:(?:mit|in|an|bei|für) )?(?:denen|die|welche|deren) (?:er|sie|ihm|ihr|ihn|sein\p{L}*|ihre\p{L}*)(?!\p{L})/iu,
  // Satisfied with oneself: „zu seiner vollsten Zufriedenheit“.
  /(?<!\p{L})zu (?:seiner|ihrer) (?:eigenen |vollen |vollsten |größten |vollständigen )?Zufriedenheit/u,
  /alles andere als/u,
].map(foldPattern)

/** Whose satisfaction counts: the employer's or that of the people served. */
const owners = foldPattern(
  /(?<!\p{L})(?:wir|uns|ich|mich|mir|mein\p{L}*|unser\p{L}*|Kund\p{L}*|Gäste\p{L}*|Patient\p{L}*|Mandant\p{L}*|Klient\p{L}*|Auftrag\p{L}*|Eltern|Bewohner\p{L}*|Vorgesetzt\p{L}*|Geschäfts\p{L}*|\p{L}*leitung|Chef\p{L}*|Vorstand\p{L}*|alle\p{L}*|Zufriedenheit)(?!\p{L})/iu,
)

/** „Mit den Ergebnissen war sie stets sehr zufrieden“: satisfied is the person, nobody else. */
export function isOwnSatisfaction(sentence: string): boolean {
  return /(?<!\p{L})zufrieden(?!\p{L})/u.test(sentence) && !owners.test(sentence)
}
