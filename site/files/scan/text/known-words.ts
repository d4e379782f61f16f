/**
 * Words that carry a grade or stand in most references, in lower case. Few, so that they weigh nothing; none of them becomes another
 * German word by one look-alike letter, which a test holds.
 */
export const knownWords: ReadonlySet<string> = new Set(
  `stets jederzeit immer vollen vollste vollsten vollster vollstem voller volle vollem äußerst sehr nicht keine keinen bemüht
  zufriedenheit zufrieden zufriedenstellend verhalten leistungen leistung aufgaben arbeiten übertragenen erledigte erfüllte
  vorbildlich einwandfrei außerordentlich hervorragend zuverlässig selbständig selbstständig sorgfältig gewissenhaft
  vorgesetzten kollegen kolleginnen mitarbeitern kunden gegenüber unserer unserem unternehmen zeugnis arbeitszeugnis
  wunsch bedauern wünschen danken zukunft erfolg weiterhin persönlich beruflich geschäftsführer insgesamt größten bestens`.split(/\s+/),
)
