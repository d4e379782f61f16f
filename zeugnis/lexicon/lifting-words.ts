import { list } from '#language'

/** Adjectives before which „sehr“ can stand, without their endings: what is complete already takes no degree. */
export const liftable = list(`
  gut, sorgfältig, zuverlässig, engagiert, freundlich, gewissenhaft, kompetent, fleißig, hilfsbereit, umsichtig, effizient, selbstständig, selbständig,
  gründlich, genau, sicher, zügig, fundiert, umfassend, solide, einsatzbereit, belastbar, kollegial, höflich, verlässlich, aufmerksam,
  strukturiert, systematisch, verantwortungsbewusst, geschickt, flexibel, zielorientiert, erfolgreich, wertschätzend, respektvoll,
  rücksichtsvoll, pflichtbewusst, ideenreich, initiativ, präzise, sauber, sachkundig, tüchtig, zielstrebig, lernbereit, hoch, groß`)

/** Words of full measure, and of the fullest. */
export const fullest: readonly (readonly [full: string, fullest: string])[] = [
  ['unserer Zufriedenheit', 'unserer vollen Zufriedenheit'],
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
  /(?<!\p{L})(?:immer|oft|häufig|meist|meistens|manchmal|gelegentlich|regelmäßig|nie|niemals|sämtlichen|allen|jede[mnrs]?|einmal|mehrfach|diese[nmrs]? (?:Aufgabe|Arbeit|Projekt|Auftrag|Herausforderung)|Einführung)(?!\p{L})/iu

/** What happened once: a year, a figure reached, one project, an event that no firm has every week, and what is completed, founded or passed. */
export const once =
  /(?<!\p{L})(?:(?:19|20)\d\d|\d+ ?%|Prozent|(?:das|dem|beim|im|ein|einem|unser|unserem) (?:\p{L}+[- ])?[Pp]rojekt|(?:die|der|zur|unsere[rn]?) \p{L}*(?:umstellung|eröffnung|gründung|zertifizierung|inbetriebnahme|sanierung|fusion|verlagerung|modernisierung|zusammenlegung|abschlussprüfung)|\p{L}*(?:umzug|umbau|neubau|aufbau) de[rs]|Umzug|Umbau|(?:bestand|gründete|eröffnete) (?:sie |er )?(?:das|den|die|ihre|seine)|(?:schloss|baute|stellte) (?:sie |er |(?:Frau|Herr) \p{L}+ )?(?:das|den|diesen|einen|ein|eine))(?!\p{L})/iu

/** What may stand between „stets“ and the words that it lifts: prepositions, articles, possessives. */
export const between = list(`
  zu, zur, zum, als, mit, in, im, durch, von, auf, für, über, an, am, bei, der, die, das, den, dem, des, ein, eine, einen, einem, einer,
  unser, unsere, unserer, unserem, unseren, sein, seine, seiner, seinem, seinen, ihr, ihre, ihrer, ihrem, ihren, mein, meine, meiner, meinem, meinen`)

/** What reads like no German where words were put in or taken out: „guter stets Qualität“, „schätzten stets ihre Arbeit“, „äußerst stets“, „und;“. */
export const awkward =
  /(?<!\p{L})(?:\p{Ll}{2,20}e[nmrs] stets \p{Lu}|(?:äußerst|sehr|überaus|besonders|höchst|gleichermaßen|gut|hoch|so) stets |(?:verfügte?|besitzt|besaß|hatte|hat) stets (?:über|ein)|\p{L}{0,30}(?:[kK]enntnisse|[wW]issen) (?:war(?:en)?|ist|sind) stets (?:sehr )?(?:gut|solide|umfassend|fundiert|breit|tief)|(?:kannte|kennt) [^.,;]{1,60} stets |schätz(?:t|te|ten|en) stets |(?:und|oder|sowie)[;,.])/u
