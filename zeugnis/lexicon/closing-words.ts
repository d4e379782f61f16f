/** Parts of the closing formula, and how warm each is; written with umlauts, read in folded text. */
export const closingPatterns = {
  /** That and why the person leaves, or the occasion of an interim reference. */
  reason:
    /(?<!\p{L})(?:eigene[nmr]? wunsch|wunsch (?:von|des|der)|(?:seinen|ihren) wunsch|verlässt|verließ|scheidet|schied|ausgeschieden|endet|endete|(?:gegen|beider)seitige[nm] einvernehmen|einvernehmlich|betriebsbedingt\p{L}*|befristung|befristet\p{L}*|zwischenzeugnis\p{L}*|anlass|ruhestand|kündig(?!ungs)\p{L}*|wechsel\p{L}*)(?!\p{L})/iu,
  ownWish: /(?<!\p{L})(?:eigene[nmr]? wunsch|wunsch von|(?:seinen|ihren) wunsch)(?!\p{L})/iu,
  regret:
    /(?<!\p{L})(?:bedauern|bedauerlich\p{L}*|bedauerten|leid tut|tut (?:es )?uns (?:sehr |außerordentlich |aufrichtig )?leid|wir verlieren|verlieren wir|verlieren mit|(?:nur )?(?:sehr )?ungern (?:ziehen|gehen)|lassen (?:sie|ihn) (?:nur )?(?:sehr |höchst )?ungern|verlust|fehlen wird|vermissen werden|werden (?:sie|ihn) (?:sehr )?vermissen)(?!\p{L})/iu,
  thanks:
    /(?<!\p{L})(?:danken|dankt|danke|bedanken|bedanke|dank für|zu dank|(?:herzlichen|besonderen|unseren|unser|aufrichtiger|großem|großen|größtem|vielen) dank|dankbar|dank gilt|verdanken|sprechen wir \p{L}+ (?:unseren )?dank)(?!\p{L})/iu,
  wishes:
    /(?<!\p{L})(?:wünschen|wünsche|wünscht|alles (?:erdenklich |nur erdenklich |denkbar )?gute|viel glück|unsere (?:(?:aller)?besten |guten )?wünsche)(?!\p{L})/iu,
  /** What an interim reference looks forward to. */
  outlook:
    /(?<!\p{L})(?:freuen uns|freue mich|hoffen|weiterhin auf|weitere zusammenarbeit|fortsetzung|noch lange|viele weitere|künftig\p{L}*|setzen (?:weiter|auch))(?!\p{L})/iu,
  warmRegret:
    /(?<!\p{L})(?:sehr|außerordentlich|aufrichtig|zutiefst|äußerst|ungemein|überaus|schmerzlich\p{L}*|ungern|hervorragende[nr]?|ausgezeichnete[nr]?|wertvolle[nr]?|großer verlust)(?!\p{L})/iu,
  topThanks:
    /(?<!\p{L})(?:(?:stets|jederzeit|durchweg|immer|durchgehend)\s(?:\p{L}+\s){0,3}?(?:sehr|hervorragend\p{L}*|ausgezeichnet\p{L}*|außerordentlich\p{L}*|vorbildlich\p{L}*|exzellent\p{L}*|überaus|äußerst|beste\p{L}*|höchst\p{L}*|brillant\p{L}*|überragend\p{L}*|einzigartig\p{L}*|vorzüglich\p{L}*|mustergültig\p{L}*|beispielgebend\p{L}*)|(?:sehr|hervorragend\p{L}*|ausgezeichnet\p{L}*|außerordentlich\p{L}*|exzellent\p{L}*|herausragend\p{L}*|überaus|großartig\p{L}*|vorbildlich\p{L}*) (?:\p{L}+ ){0,3}?(?:leistungen|arbeit|mitarbeit|zusammenarbeit|engagement|einsatz|dienste|beitrag|jahre)|sehr herzlich|ganz herzlich|von (?:ganzem )?herzen|herzlichsten)(?!\p{L})/iu,
  goodThanks:
    /(?<!\p{L})(?:stets|jederzeit|durchweg|immer|herzlich\p{L}*|besonder\p{L}*|ausdrücklich|aufrichtig\p{L}*|wertvolle\p{L}*|sehr|großen?|langjährig\p{L}*|engagiert\p{L}*)(?!\p{L})/iu,
  plainThanks:
    /(?<!\p{L})(?:(?<!alles (?:erdenklich |denkbar )?)gute\p{L}?|angenehme\p{L}?|geleistete\p{L}?|vertrauensvolle\p{L}?|konstruktive\p{L}?|leistungen|treue|einsatz|engagement)(?!\p{L})/iu,
  warmWishes:
    /(?<!\p{L})(?:weiterhin|auch (?:in zukunft|künftig|weiter)|viel erfolg|großen erfolg|allen erfolg|alles (?:erdenklich|denkbar|nur)|von herzen|beruflich\p{L}* (?:wie|und|als auch) (?:privat|persönlich)\p{L}*|privat\p{L}* (?:wie|und) beruflich\p{L}*)(?!\p{L})/iu,
  plainWishes: /(?<!\p{L})(?:erfolg\p{L}*|zukunft|weiteren (?:weg|lebensweg|berufsweg|werdegang))(?!\p{L})/iu,
  deepRegret: /(?<!\p{L})(?:außerordentlich|zutiefst|äußerst|ungemein|schmerzlich\p{L}*|großer verlust)(?!\p{L})/iu,
  health: /(?<!\p{L})(?:gesundheit|viel glück|einem anderen unternehmen|anderen umfeld|anderer stelle)(?!\p{L})/iu,
} as const
