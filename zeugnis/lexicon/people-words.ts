/** The circles towards whom conduct is judged. Written with umlauts, read in folded text. */
export const conductPatterns = {
  superiors:
    /(?<!\p{L})(?:vorgesetzt\p{L}*|führungskr\p{L}*|(?!an|ein|um|ab|zu|weiter)\p{L}*leitung|\p{L}*leiter(?:in|innen|n)?|geschäftsführ\p{L}*|chefs?|chefin(?:nen)?|inhaber\p{L}*|\p{L}*vorstand\p{L}*|pfarrer\p{L}*|bürgermeister\p{L}*|ärzt\p{L}+|uns|mir|mich|direktion|direktor\p{L}*|meister\p{L}*|ausbilder\p{L}*|partner(?:innen|n) der kanzlei|rektor\p{L}*|alle(?:n|r)?(?: \p{L}+)? (?:seiten|beteiligten|personen)|allseits|jedermann)(?!\p{L})/iu,
  colleagues: /(?<!\p{L})(?:\p{L}*kolleg\p{L}*|team(?:s|mitglied\p{L}*)?|\p{L}+team|mitarbeite\p{L}*|belegschaft|mannschaft)(?!\p{L})/iu,
  thirdParties:
    /(?<!\p{L})(?:kund(?:en|innen|in|schaft|e)|(?:fahr)?gäste?n?|patient\p{L}*|mandant\p{L}*|(?:geschäfts)?partner(?:n|innen)?|mitgliedern?|agenturen|lieferant\p{L}*|klient\p{L}*|angehörige\p{L}*|besucher\p{L}*|auftraggeb\p{L}*|bewohner\p{L}*|eltern|schüler\p{L}*|bürger\p{L}*|externe\p{L}*|dritte\p{L}*|publikum|kinder\p{L}*)(?!\p{L})/iu,
} as const
