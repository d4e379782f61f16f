import { foldPattern } from '#language'

/** Constructions that turn praise to something else than what the person achieved. For folded text. */
export const turned: readonly RegExp[] = [
  // Conviction instead of quality: „war von der Güte der Arbeit überzeugt“.
  /(?<!\p{L})(?:war|ist|waren|sind)(?!\p{L}).{0,120}überzeugt\.?$/u,
  // Too much of a good thing: „arbeitete zu sorgfältig, um …“.
  /(?<!\p{L})zu \p{Ll}+, um(?!\p{L})/u,
  // Tasks that suited the person: „Aufgaben, denen sie gewachsen war, …“.
  /(?<!\p{L})(?:\p{L}{0,12}aufgaben|Vorgänge|Fälle|Aufträge|Tätigkeiten|Arbeiten|Themen|Bereiche|Bereichen|Gebiete|Gebieten|Projekte|Projekten|Dinge),? (?:(?:mit|in|an|bei|für) )?(?:denen|die|welche|deren) (?:er|sie|ihm|ihr|ihn|sein\p{L}*|ihre\p{L}*|Herrn?|Frau)(?!\p{L})(?! (?:übertragen|gestellt|anvertraut))/iu,
  // Satisfied with oneself: „zu seiner vollsten Zufriedenheit“.
  /(?<!\p{L})zu (?:seiner|ihrer) (?:eigenen |vollen |vollsten |größten |vollständigen )?Zufriedenheit/u,
  /alles andere als/u,
  // Others of the person's circle: „Die Kollegen von Herrn …“.
  /^(?:Die|Alle) (?:Kolleg|Mitarbeite|Vorgesetzt|Nachfolg|Vertret)\p{L}* (?:von|des|der) /u,
  // An inverted condition: „Hatte er einen guten Tag, so …“.
  /^(?:Hatte|War|Gab|Lag|Kam|Stand|Wollte|Bekam|Fand|Wurde|Ließ|Ging|Blieb|Erhielt|Durfte|Konnte|Musste)(?!\p{L})[^.]{1,160}, (?:so|dann|da) /u,
  // What the person belonged to is praised in a clause of its own: „in einem Team, das …“.
  /(?<!\p{L})(?:Team|Abteilung|Unternehmen|Firma|Haus|Klinik|Gruppe|Betrieb|Mannschaft|Schule|Einrichtung|Kollegium|Führung)\p{L}*(?: (?:tätig|beschäftigt|angestellt|eingesetzt))?, (?:das|die|der|dessen|deren|welche\p{L}) (?!er|sie|ihm|ihr|ihn|Herr|Frau)/u,
  // The firm's own: „Unser Angebot stand ihr jederzeit zur Verfügung“.
  /^Unser\p{L}* (?!(?:\p{L}+ ){0,3}(?:Erwartung|Anforderung|Anspr|Zufriedenheit|Vertrauen|Ziel|Vorgabe|Vorstellung|Kund|Gäst|Patient|Mandant|Bewohner|Auftrag|Klient|Schüler|Kinder|Produkt|Sortiment))/u,
  // The person belonged to what is praised: „Das Team, in dem sie mitarbeitete, …“.
  /^(?:Das|Die|Der|Ein|Eine) \p{Lu}\p{L}+, (?:in|bei|zu|mit) (?:dem|der|denen|welche\p{L}) /u,
  // Only with those whom the person liked: „Kollegen, mit denen er sich verstand, …“.
  /(?:Kolleg|Kund|Gäst|Mitarbeite|Vorgesetzt|Mensch|Person)\p{L}{0,40}, (?:mit|zu|bei|von) (?:denen|der|dem) (?:er|sie)(?!\p{L})/u,
  // The work or the tool is praised, not who works: „Das von ihr genutzte System arbeitet sehr zuverlässig“.
  /^(?:Das|Die|Der) (?:von (?:ihr|ihm|Frau|Herrn)[^,.]{0,40} )?(?:genutzte|benutzte|verwendete|eingesetzte|betreute|besuchte|absolvierte|bediente|belegte)\p{L}? /u,
  // Who taught is praised: „Sein Ausbilder war …“.
  /^(?:Sein|Ihr)e? (?:Ausbilder\p{L}*|Vorgesetzte\p{L}*|Chef\p{L}*|Meister\p{L}*|Lehrer\p{L}*|Mentor\p{L}*|Kolleg\p{L}*|Team)(?!\p{L})/u,
].map(foldPattern)

/** Whose satisfaction counts: the employer's or that of the people served. */
const owners = foldPattern(
  /(?<!\p{L})(?:wir|uns|ich|mich|mir|mein\p{L}*|unser\p{L}*|Kund\p{L}*|Gäste\p{L}*|Patient\p{L}*|Mandant\p{L}*|Klient\p{L}*|Auftrag\p{L}*|Eltern|Bewohner\p{L}*|Vorgesetzt\p{L}*|Geschäfts\p{L}*|\p{L}*leitung|Chef\p{L}*|Vorstand\p{L}*|alle\p{L}*|Zufriedenheit)(?!\p{L})/iu,
)

/** „Mit den Ergebnissen war sie stets sehr zufrieden“: satisfied is the person, nobody else. */
export function isOwnSatisfaction(sentence: string): boolean {
  return /(?<!\p{L})zufrieden(?!\p{L})/u.test(sentence) && !owners.test(sentence)
}
