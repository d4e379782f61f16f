import { list } from '#language'

/** Adjectives before which „sehr“ can stand, without their endings: what is complete already takes no degree. */
export const liftable = list(`
  gut, sorgfältig, zuverlässig, engagiert, freundlich, gewissenhaft, kompetent, fleißig, hilfsbereit, umsichtig, effizient, selbstständig, selbständig,
  gründlich, genau, sicher, zügig, fundiert, umfassend, einsatzbereit, belastbar, kollegial, höflich, verlässlich, aufmerksam,
  strukturiert, systematisch, verantwortungsbewusst, geschickt, flexibel, zielorientiert, erfolgreich, wertschätzend, respektvoll,
  rücksichtsvoll, pflichtbewusst, ideenreich, initiativ, präzise, sauber, sachkundig, tüchtig, zielstrebig, lernbereit, hoch, hoh, groß, erfahren, geduldig, ruhig,
  geschätzt, beliebt, wendig, motiviert`)

/** Words of full measure, and of the fullest. */
export const fullest: readonly (readonly [full: string, fullest: string])[] = [
  ['zufrieden', 'voll zufrieden'],
  ['vollen', 'vollsten'],
  ['voller', 'vollster'],
  ['voll zufrieden', 'außerordentlich zufrieden'],
  ['hohem Maße', 'höchstem Maße'],
  // LAG Hamm 17.12.1998, 4 Sa 630/98: „vorbildlich“ stands one step above „einwandfrei“.
  ['einwandfrei', 'vorbildlich'],
]

/** Says how often already, or tells of what was done once: „stets“ beside it would say it twice, or deny it. */
export const often =
  /(?<!\p{L})(?:immer|oft|häufig|meist|meistens|manchmal|gelegentlich|regelmäßig|nie|niemals|sämtlichen|allen|jede[mnrs]?|(?<!nun )einmal|mehrfach|diese[nmrs]? (?:Aufgabe|Arbeit|Projekt|Auftrag|Herausforderung)|Einführung)(?!\p{L})/iu

/**
 * What happened once: a year, a figure reached, one project, an event that no firm has every week, what is completed, founded or passed, and that somebody
 * learnt the job or got used to something.
 */
export const once =
  /(?<!\p{L})(?:(?:19|20)\d\d|\d+ ?%|Prozent|in (?:\p{L}+|\d+) (?:Jahren|Fällen)|(?:das|dem|beim|im|ein|einem|unser|unserem) (?:\p{L}+[- ])?[Pp]rojekt|(?:die|der|zur|unsere[rn]?) \p{L}*(?:umstellung|eröffnung|gründung|zertifizierung|inbetriebnahme|sanierung|fusion|verlagerung|modernisierung|zusammenlegung|abschlussprüfung)|\p{L}*(?:umzug|umbau|neubau|aufbau) de[rs]|Umzug|Umbau|(?:bestand|gründete|eröffnete) (?:sie |er )?(?:das|den|die|ihre|seine)|(?:schloss|baute|stellte) (?:sie |er |(?:Frau|Herr) \p{L}+ )?(?:das|den|diesen|einen|ein|eine)|(?:kurzer|kürzester|kürzerer) Zeit|(?:hat|hatte|habe)[^.;]{0,120} eingearbeitet|(?:arbeitet|findet|fand|lebt)e? (?:er |sie )?sich [^.;]{0,60}(?:rasch|schnell|gut|zügig|bald) ein|(?:stellte|gewöhnte|arbeitete) (?:er|sie|(?:Frau|Herr) \p{L}+) sich|(?:das|die|dem|der|den) neuen? (?!Sachverhalt|Situation|Aufgabe)\p{Lu}\p{L}+|Umstieg|kennengelernt|lern(?:te|ten|t|en) [^.;]{2,120} kennen)(?!\p{L})/iu

/** What is so, and is not done: nobody always speaks a language or always is a foreman with knowledge. */
export const state =
  /(?<!\p{L})(?:sprach|spricht|beherrscht?e?|versteht|verstand|kannte|kennt|besitzt|besaß|verfügte?|(?:hat|hatte|zeichnete?) (?:eine?|gute|solide|sich)|(?:hat|hatte|haben|hatten) (?:\p{Ll}+ ){0,3}\p{L}{0,30}(?:[kK]enntnisse|[wW]issen|[eE]rfahrung(?:en)?|[fF]ähigkeit(?:en)?|[vV]erständnis)|(?:ist|war) eine? [^,.;]{1,80} (?:mit|von)|\p{L}{0,30}(?:[kK]enntnisse|[wW]issen) (?:war(?:en)?|ist|sind))(?!\p{L})/u

/** Time adverbs for a sentence that praises in one place, in two or in three. */
export const timeWords: readonly string[] = ['stets', 'jederzeit', 'immer']

/** What is merely required: said always, it is no more than that. */
export const required = list(`
  angemessen, ordentlich, korrekt, brauchbar, ausreichend, hinreichend, ordnungsgemäß, vorschriftsmäßig, vorschriftsgemäß, zufriedenstellend, lesbar`)

/** Degrees that stand before what „stets“ lifts. */
export const degrees = list('sehr, äußerst, überaus, besonders, höchst, außerordentlich, außergewöhnlich, ausgesprochen, gut, voll')

/** What may stand between „stets“ and the words that it lifts: prepositions, articles, possessives. */
export const between = list(`
  zu, zur, zum, als, mit, in, im, durch, von, auf, für, über, an, am, bei, der, die, das, den, dem, des, ein, eine, einen, einem, einer,
  unser, unsere, unserer, unserem, unseren, sein, seine, seiner, seinem, seinen, ihr, ihre, ihrer, ihrem, ihren, mein, meine, meiner, meinem, meinen`)

/** What reads like no German where words were put in or taken out: „guter stets Qualität“, „schätzten stets ihre Arbeit“, „äußerst stets“, „und;“. */
export const awkward =
  /(?<!\p{L})(?:\p{Ll}{2,20}e[nmrs] stets \p{Lu}|(?:ist|war) eine? [^,.;]{1,80} (?:stets|jederzeit) (?:mit|von)|(?:ist|war|bleibt|blieb) (?:stets|jederzeit|immer) (?:eine?|unsere?) |(?:stets|jederzeit|immer) (?:sein|ihr)e?[nmrs]? |(?:äußerst|sehr|überaus|besonders|höchst|gleichermaßen|gut|hoch|so) (?:stets|jederzeit) |(?:verfügte?|besitzt|besaß|hatte|hat) stets (?:über|ein)|\p{L}{0,30}(?:[kK]enntnisse|[wW]issen) (?:war(?:en)?|ist|sind) stets (?:sehr )?(?:gut|solide|umfassend|fundiert|breit|tief)|(?:kannte|kennt) [^.,;]{1,60} stets |schätz(?:t|te|ten|en) stets |stets (?:mit|über) (?:\p{L}+ ){0,3}\p{L}{0,30}(?:[kK]enntniss|[wW]issen)|(?:und|oder|sowie)[;,.])/u
