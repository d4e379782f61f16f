/** How sentences that do not assess are known: by what stands in them. Written with umlauts, read in folded text. */

const months = '(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)'
/** „1. März 2019“, „01.03.2019“, „März 2019“, „2019“. */
export const date = `(?:\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?\\d{2,4}|${months}(?:\\s\\d{4})?)|${months}\\s\\d{4}|(?:19|20)\\d{2})`

export const sectionPatterns = {
  /** Person, period, post. */
  einleitung: new RegExp(
    `(?<!\\p{L})(?:vom|von|ab|am|[sS]eit|zum|bis|im|zwischen)\\s(?:dem\\s|zum\\s)?${date}.{0,300}?(?:tätig|beschäftigt|angestellt|ausgebildet|absolv|leitete|leitet|führte|gearbeitet|arbeitet|Ausbildung|gelernt|eingetreten|trat|eingestellt|gehört|Dienst|angehör|Praktikum|(?<!\\p{L})als\\s|(?<!\\p{L})(?:bei|in|für)\\s(?:uns|unser))|(?:tätig|beschäftigt|angestellt|arbeitet|arbeitete|trat|eingetreten|absolvierte|gehört|leitete|leitet|führte|war bei).{0,200}?(?:vom|von|ab|am|seit|zum|bis|im)\\s(?:dem\\s)?${date}|(?<!\\p{L})(?:Herr|Frau)\\s.{0,120}(?<!\\p{L})(?:vom|von)\\s(?:dem\\s)?${date}\\s.{0,20}bis\\s(?:zum\\s)?${date}|(?<!\\p{L})geboren(?:e[rn]?)?\\s`,
    'u',
  ),
  /** The firm of itself. */
  unternehmen:
    /^(?:Wir sind (?:ein|eine|einer|der|die|das|seit|als|Teil|mit \d|in der)(?!\p{L})(?![^.]*zufrieden)|Unser(?:e[nmrs]?)? (?:Unternehmen|Haus|Firma|Gesellschaft|Betrieb|Gruppe|Konzern|Familienbetrieb|Praxis|Kanzlei|Einrichtung|Klinik|Hotel|Restaurant|Verein|Schule|Bäckerei|Werkstatt)\s(?:ist|hat|bietet|zählt|beschäftigt|betreibt|gehört|entwickelt|produziert|besteht|versorgt|betreut|umfasst)|Das (?:Unternehmen|Hotel|Haus) (?:ist|hat|bietet|zählt|beschäftigt|betreibt|gehört)|Die [^.]{1,70}(?:GmbH|AG|KG|OHG|SE|UG|e\. ?G\.|mbH)(?: & Co\. KG)? (?:ist|zählt|gehört|bietet|entwickelt|produziert|betreibt|vertreibt|beschäftigt|fertigt|plant))/u,
  /** What was to be done. */
  aufgaben:
    /(?<!\p{L})(?:Aufgabengebiet|Aufgabenbereich|Aufgabenschwerpunkt|zu (?:seinen|ihren|den) (?:\p{L}+\s)?(?:haupt)?(?:aufgaben|tätigkeiten)|aufgaben (?:gehör|zähl|umfass|waren|sind)|hauptaufgaben|verantwortlich für|zuständig für|für [^.]{1,200} (?:zuständig|verantwortlich)|verantwortete|oblag|oblagen|obliegt|obliegen|tätigkeitsbereich|verantwortungsbereich|ausbildungsziel|in der ausbildung wurden|umfasste(?:n)? (?:die|das|den|im|insbesondere|folgende)|folgende (?:aufgaben|tätigkeiten)|im Einzelnen|ausbildungsinhalte|durchlief|war betraut mit|betraut war)/iu,
  /** Leaving, regret, thanks, wishes, occasion. */
  schluss:
    /(?<!\p{L})(?:verlässt|verließ (?:uns|unser|das|den|die|unsere|auf)|scheidet|schied|ausscheid\p{L}*|(?:arbeits|ausbildungs|anstellungs|beschäftigungs|dienst)verhältni\p{L}*|bedauern|bedauerlich|bedauerten|danken|dankt|bedanken|bedanke|(?:unseren|besonderen|herzlichen|großen|unser|zu) dank|(?:besten|guten|herzlichsten) wünsche|weggang|fortgang|(?:stelle|arbeitsplatz|weiterbeschäftigung) anbieten|nicht übernehmen|(?:wir|ihm|ihr|ich) wünschen?|wünschen? (?:wir|ich|ihm|ihr|Herrn|Frau)|alles gute|zwischenzeugnis\p{L}*|tut uns (?:sehr )?leid|lassen \p{L}+ (?:nur )?(?:sehr )?ungern|ungern (?:ziehen|gehen)|wir verlieren|verlieren wir|(?:in den|wohlverdienten) ruhestand|hört bei uns auf|ausgeschieden|zu verlassen|gedankt|sagen \p{L}+ (?:\p{L}+ ){0,3}danke|freuen uns|freue mich|(?:großer|herber|schwerer) verlust|gern(?:e)? übernommen|vertrag (?:endet|läuft|lief)|befristung|dieses zeugnis|auf eigenen wunsch|auf (?:seinen|ihren) wunsch|(?:sein|ihr) wunsch|kündig(?!ungs)\p{L}*|übernommen werden|übernahme)(?!\p{L})/iu,
  /** Letterhead, heading, place and date, signature. */
  form: new RegExp(`^(?:[^.!?]{0,80}zeugnis[^.!?]{0,60}|[\\p{L} ./()-]{2,50},\\s*(?:den\\s+|im\\s+|am\\s+)?${date}.{0,80})$`, 'iu'),
} as const

/** Headings and words that name the kind, the most telling first. */
export const kindPatterns = [
  ['zwischen', /(?<!\p{L})zwischenzeugnis/iu],
  ['vorlaeufig', /(?<!\p{L})vorläufiges\s+(?:arbeits|dienst)?zeugnis/iu],
  [
    'ausbildung',
    /(?<!\p{L})(?:ausbildungszeugnis|ausbildungsziel|lehrzeugnis|praktikumszeugnis|zeugnis über die (?:berufs)?ausbildung)|(?:absolvierte|durchlief).{0,100}(?:ausbildung|lehre)|zur\s\p{L}+\sausgebildet/iu,
  ],
] as const

/** Frequent words by which a language shows. */
export const languageWords = {
  de: /(?<!\p{L})(?:und|der|die|das|war|ist|mit|für|von|wir|sie|er|ihre|seine|nicht|eine?|zu|als|bei|den|im)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:and|the|was|is|with|for|of|we|she|he|her|his|not|an?|to|in|as|at)(?!\p{L})/giu,
  other:
    /(?<!\p{L})(?:le|la|les|des|du|une|et|est|dans|pour|avec|nous|elle|il|sur|que|qui|el|los|las|del|una|por|con|para|fue|della|che|sono|era|nel|het|een|van|zijn|voor|niet|met|ve|bir|bu|için|i|w|na|się|jest|z)(?!\p{L})/giu,
} as const

/** Finite verbs that occur in references, by tense. */
export const tenseVerbs = {
  past: /(?<!\p{L})(?:war|waren|hatte|hatten|wurde|wurden|zeigte|arbeitete|erledigte|verfügte|führte|erzielte|entsprach\p{L}*|gab|ging|setzte|übernahm|beherrschte|fand|fanden|gehörten|umfasste|trat|bewältigte|überzeugte|besaß|löste|brachte|behielt|leitete|genoss|stand|identifizierte|schätzten|verhielt|erreichte|nutzte|konnte|konnten|bewies|begegnete|unterstützte|hielt|lag|lagen|blieb|kam|half|betreute)(?!\p{L})/giu,
  present:
    /(?<!\p{L})(?:ist|sind|hat|haben|wird|werden|zeigt|arbeitet|erledigt|verfügt|führt|erzielt|entspricht|entsprechen|gibt|geht|setzt|übernimmt|beherrscht|findet|finden|gehören|umfasst|tritt|bewältigt|überzeugt|besitzt|löst|bringt|behält|leitet|genießt|steht|identifiziert|schätzen|verhält|erreicht|nutzt|kann|können|beweist|begegnet|unterstützt|hält|liegt|liegen|bleibt|kommt|hilft|betreut)(?!\p{L})/giu,
} as const
