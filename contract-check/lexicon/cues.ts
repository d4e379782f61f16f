import type { ClauseKind } from '../model/answer.ts'

/** How a kind of clause is known. Gaps are bounded, so that a sentence costs no more than its length. */
export interface Cue {
  readonly kind: ClauseKind
  /** The heading of a section that is about it: its sentences are, unless another kind claims them. */
  readonly heading?: RegExp
  /** A sentence that is about it, whatever its heading. */
  readonly sentence: RegExp
  /** A sentence that has its words and is not about it. */
  readonly not?: RegExp
  /** Kinds that give way to this one in a section under its heading. */
  readonly absorbs?: readonly ClauseKind[]
}

const DATE = String.raw`\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?\d{4}`
const words = (...patterns: readonly string[]) => new RegExp(patterns.map((pattern) => `(?<!\\p{L})(?:${pattern})`).join('|'), 'iu')
const refused =
  'wird nicht vereinbart|ist nicht vereinbart|nicht vereinbart|besteht nicht|wird verzichtet auf|keine? (?:probezeit|vertragsstrafe|wettbewerbsverbot)'

export const cues: readonly Cue[] = [
  {
    kind: 'start',
    heading: words('beginn(?! und ende)', 'eintritt', 'vertragsbeginn', 'arbeitsbeginn'),
    sentence: words(
      '(?:arbeits|beschäftigungs|dienst|anstellungs)verhältnis beginnt',
      String.raw`(?:beginn|eintritt|eintrittsdatum|arbeitsbeginn|vertragsbeginn)\p{L}{0,12}: ?.{0,12}\d`,
      `(?:ab|vom|am|seit|zum|mit wirkung (?:vom|ab|zum)|für die zeit vom)(?: dem)? ${DATE}.{0,140}(?:eingestellt|beschäftigt|angestellt|tätig|ein(?=[.,]|$)|in die dienste)`,
      `(?:stellt|tritt).{0,100}(?:ab|vom|am|zum|mit wirkung (?:vom|ab|zum))(?: dem)? ${DATE}`,
      `es beginnt am ${DATE}`,
    ),
  },
  {
    kind: 'fixed-term',
    heading: words('befristung', 'vertragsdauer', 'dauer des (?:arbeits|vertrags)verhältnisses'),
    sentence: words(
      '(?:arbeitsverhältnis|arbeitsvertrag|beschäftigungsverhältnis|vertrag).{0,80}befristet',
      'befristet.{0,60}(?:eingestellt|beschäftigt|angestellt)',
      '(?:grund der |die )befristung',
      `(?:vom|zeit vom) ${DATE} bis(?: zum)? ${DATE}.{0,120}(?:eingestellt|beschäftigt|angestellt)`,
      'endet.{0,80}ohne dass es einer kündigung',
      '(?:sachlichen|sachgrund|ohne sachgrund)',
    ),
    not: words('unbefristet', 'auf unbestimmte zeit', '(?:während|vor ablauf) der befristung', 'sozial'),
  },
  {
    kind: 'work',
    heading: words('tätigkeit(?!en)', 'aufgaben', 'aufgabenbereich', 'aufgabengebiet', 'arbeitsaufgabe', 'position', 'stellung'),
    sentence: words(
      `als .{2,90}(?:eingestellt|beschäftigt|angestellt|tätig(?!keit)| ein(?=[.,]|$)|in die dienste)`,
      String.raw`tätigkeit(?: als)?: ?\p{L}`,
      '(?:die |seine |ihre )?tätigkeit umfasst',
      '(?:ihre |seine |die |zu den )aufgaben (?:sind|umfassen|gehören)',
      String.raw`(?:position|stelle|beschäftigt als|eingestellt als): ?\p{L}`,
    ),
    not: words('andere', 'für ein unternehmen tätig', 'konkurrenz'),
  },
  {
    kind: 'place',
    heading: words('arbeitsort', 'einsatzort', 'dienstort', 'arbeitsstätte'),
    sentence: words(
      '(?:arbeitsort|arbeitsstätte|dienstsitz|einsatzort|dienstort|tätigkeitsort|beschäftigungsort|ort der (?:arbeitsleistung|tätigkeit))(?: ?:| (?:ist|sind|befindet|liegt))',
      'arbeitsplatz befindet',
      String.raw`wechselnden.{0,30}(?:orten|\p{L}{2,20}orten|baustellen|einsatzstellen)`,
      String.raw`(?:im|in der|in) (?:café|filiale|betrieb|werk|büro|niederlassung|werkstatt|hotel|praxis|kanzlei|markt|haus|einrichtung)(?!\p{L}).{0,80}(?:eingestellt|beschäftigt)`,
      '(?:mobiles arbeiten|mobile arbeit|homeoffice|home-office)',
    ),
  },
  {
    kind: 'transfer',
    heading: words('versetzung', 'direktionsrecht', 'weisungsrecht', 'versetzungsklausel', 'versetzungsvorbehalt'),
    sentence: words(
      String.raw`(?:behält sich|berechtigt|kann|befugt|darf).{0,140}(?:ander|gleichwertig|zumutbar)\p{L}{0,3} .{0,140}(?:zuweis|zuzuweis|übertrag|einsetz|einzusetz|versetz|beschäftig)`,
      'zu versetzen',
    ),
  },
  {
    kind: 'probation',
    heading: words('probezeit'),
    sentence: words(
      'als probezeit',
      String.raw`probezeit(?: ?:| (?:beträgt|dauert|von|endet|vereinbart|nach § \d))`,
      'es wird eine probezeit',
      '(?:während|innerhalb|in) der probezeit.{0,120}(?:kündig|gekündigt)',
    ),
    not: words(refused, '(?:nach|ablauf) der probezeit'),
    absorbs: ['termination'],
  },
  {
    kind: 'working-time',
    heading: words('arbeitszeit', 'wochenarbeitszeit', 'arbeitszeiten'),
    sentence: words(
      '(?:wochenarbeitszeit|wöchentliche arbeitszeit|regelmäßige arbeitszeit|tägliche arbeitszeit|mindestarbeitszeit|arbeitszeit) (?:beträgt|umfasst|von)',
      String.raw`(?:wöchentliche |regelmäßige )?arbeitszeit: ?\d`,
      'stunden (?:pro|in der|je|die) woche',
      '(?:ruhe)?pausen?(?: beträgt|:)',
      '(?:lage|beginn und ende) der .{0,30}arbeitszeit',
      'schichten',
    ),
  },
  {
    kind: 'on-call',
    heading: words('auf abruf', 'abrufarbeit'),
    sentence: words('auf abruf', 'arbeit.{0,60}(?:abrufen|abgerufen)', '(?:lage der arbeitszeit|einsätze).{0,80}tage (?:im voraus|vorher)'),
  },
  {
    kind: 'overtime',
    heading: words('überstunden', 'mehrarbeit', 'über- und mehrarbeit'),
    sentence: words(String.raw`überstunden?(?!\p{L})`, 'mehrarbeit', 'über- und mehrarbeit', 'überstundenvergütung'),
  },
  {
    kind: 'pay',
    heading: words('vergütung', 'lohn', 'gehalt', 'entgelt', 'bezüge', 'arbeitsentgelt', 'bezahlung', 'arbeitsvergütung'),
    sentence: words(
      String.raw`\p{L}{0,20}(?:gehalt|vergütung|lohn|entgelt|bezüge|bruttovergütung).{0,100}\d[\d.,]*(?:,-)? ?(?:euro|eur|€)`,
      String.raw`(?:erhält|bekommt|gezahlt|zahlt).{0,100}\d[\d.,]* ?(?:euro|eur|€).{0,30}(?:brutto|stunde|monat)`,
      String.raw`\d[\d.,]* ?(?:euro|eur|€) brutto`,
      String.raw`je stunde werden \d`,
      'entgeltgruppe',
      '(?:gehalt|vergütung|lohn|entgelt|zahlung|auszahlung).{0,80}(?:fällig|zahlbar|überwiesen|bargeldlos|unbar)',
    ),
    not: words(
      'vertragsstrafe',
      'entschädigung',
      'erkrank',
      'krankheit',
      'arbeitsunfähig',
      'im rahmen der entgeltgruppe',
      'überstunden.{0,30}abgegolten',
      'fortzahlung',
    ),
  },
  {
    kind: 'holiday',
    heading: words('urlaub', 'erholungsurlaub', 'jahresurlaub'),
    sentence: words(
      String.raw`(?:\p{L}{0,10}urlaub|urlaubsanspruch)(?: ?:| (?:beträgt|von|richtet))`,
      String.raw`\d{1,2} (?:arbeits|werk|urlaubs|kalender)?tagen? .{0,40}urlaub`,
      String.raw`(?:\d{1,2} )?urlaubstage`,
      String.raw`(?:anspruch auf|erhält|zusteht|steht).{0,60}(?:\p{L}{0,10}urlaub)(?!sreise)`,
    ),
    not: words('urlaubsreise', 'sonderurlaub'),
  },
  {
    kind: 'sickness',
    heading: words('krankheit', 'arbeitsverhinderung', 'dienstverhinderung', 'arbeitsunfähigkeit', 'entgeltfortzahlung'),
    sentence: words(
      'arbeitsunfähig',
      'dienstverhinderung',
      'arbeitsverhinderung',
      'erkrankung',
      'krankheitsfall',
      'bei krankheit',
      'entgeltfortzahlung',
    ),
  },
  {
    kind: 'secondary-employment',
    heading: words('nebentätigkeit', 'nebentätigkeiten', 'nebenbeschäftigung', 'weitere beschäftigungen', 'wettbewerb während'),
    sentence: words(
      'neben(?:tätigkeit|beschäftigung|erwerb|verdienst)',
      'jede (?:weitere|andere) .{0,30}(?:beschäftigung|tätigkeit)',
      'konkurrenztätigkeit',
    ),
  },
  {
    kind: 'non-compete',
    heading: words('nachvertragliches wettbewerbsverbot', 'wettbewerbsverbot', 'karenz'),
    sentence: words(
      String.raw`nachvertraglich\p{L}{0,3} wettbewerb`,
      'karenzentschädigung',
      'nach (?:beendigung|dem ende|dem ausscheiden|ausscheiden|vertragsende).{0,160}(?:wettbewerb|konkurrenz)',
      '§§? 74',
    ),
    not: words(refused, 'vertragsstrafe', 'während des arbeitsverhältnisses'),
  },
  {
    kind: 'penalty',
    heading: words('vertragsstrafe'),
    sentence: words('vertragsstrafen?'),
    not: words(refused),
  },
  {
    kind: 'confidentiality',
    heading: words('verschwiegenheit', 'geheimhaltung', 'vertraulichkeit', 'geschäftsgeheimnisse', 'verschwiegenheitspflicht'),
    sentence: words(
      'stillschweigen',
      'geheim ?(?:zu ?)?halten',
      'geheimzuhalten',
      'verschwiegen',
      '(?:geschäfts|betriebs)geheimnis',
      'vertraulich(?:e[nrs]?)? (?:zu behandeln|behandel|information|angelegenheit)',
    ),
    not: words('vertragsstrafe'),
  },
  {
    kind: 'termination',
    heading: words('kündigung', 'beendigung', 'kündigungsfristen', 'ende des arbeitsverhältnisses', 'vertragsende', 'laufzeit'),
    sentence: words(
      'kündigungsfrist',
      'kündigungen? (?:bedarf|bedürfen|muss|müssen|ist|sind|kann|gilt|bedarf es)',
      'für die kündigung',
      'frist von .{0,80}(?:kündig|gekündigt)',
      '(?:arbeitsverhältnis|vertrag|er|es) (?:kann|ist).{0,160}(?:gekündigt|kündbar)',
      '(?:ordentlich|vorzeitig) (?:kündbar|gekündigt)',
      'klage.{0,120}arbeitsgericht',
      'freizustellen',
      'regelaltersgrenze',
    ),
    not: words('nebenabrede'),
  },
  {
    kind: 'exclusion',
    heading: words(
      'ausschlussfrist',
      'ausschlussfristen',
      'verfallfrist',
      'verfallfristen',
      'verfallklausel',
      'verfall',
      'ausschluss',
      'ausschlussklausel',
    ),
    sentence: words(
      'ansprüche.{0,240}(?:verfallen|erlöschen|geltend (?:zu machen|gemacht)|ausgeschlossen)',
      'anspruch ab.{0,160}(?:verfällt|einklagen|gerichtlich|verfallen)',
    ),
    not: words('urlaubsansprüche', 'urlaub'),
  },
  {
    kind: 'written-form',
    heading: words('schriftform', 'nebenabreden', 'schriftformklausel'),
    sentence: words(
      '(?:änderungen|ergänzungen|nebenabreden|vertragsänderungen|abreden).{0,160}(?:schriftform|schriftlich|textform)',
      'nebenabreden (?:bestehen|sind|wurden)',
      'auf die schriftform',
      'schriftformerforderniss?e?s?',
    ),
    not: words('kündigung'),
  },
  {
    kind: 'return',
    heading: words('rückgabe', 'herausgabe', 'herausgabepflicht', 'rückgabepflicht'),
    sentence: words(
      String.raw`(?:arbeitsmittel|unterlagen|gegenstände|geräte|werkzeug|schlüssel|firmeneigentum|eigentum|laptop|kopien|dienstwagen).{0,140}(?:zurückzugeben|zurück(?!\p{L})|herauszugeben|herausgeben|zurückgeben)`,
      '(?:zurückzugeben|herauszugeben).{0,80}(?:arbeitsmittel|unterlagen|gegenstände|geräte|werkzeug|schlüssel)',
    ),
  },
  {
    kind: 'data',
    heading: words('datenschutz', 'datenverarbeitung'),
    sentence: words('personenbezogene[nr]? daten', 'datenschutz', 'dsgvo'),
  },
  {
    kind: 'training',
    heading: words('fortbildung', 'weiterbildung'),
    sentence: words(
      String.raw`(?:fort|weiter)bildung.{0,100}(?:anspruch|bietet|trägt|kosten|besteht|teilzunehmen|an)(?!\p{L})`,
      '(?:anspruch|bietet|trägt|verpflichtet).{0,100}(?:fort|weiter)bildung',
    ),
  },
  {
    kind: 'pension',
    heading: words('altersversorgung', 'betriebliche altersversorgung', 'altersvorsorge'),
    sentence: words(
      'betriebliche altersversorgung',
      'pensionskasse',
      'versorgungsanstalt',
      'direktversicherung',
      'unterstützungskasse',
      'versorgungsträger',
    ),
  },
  {
    kind: 'collective',
    heading: words('tarifbindung', 'tarifvertrag', 'betriebsvereinbarungen', 'kollektivvereinbarungen', 'anwendbare tarifverträge'),
    sentence: words(
      '(?:tarifvert|betriebsvereinbarung|dienstvereinbarung).{0,200}(?:gelten|gilt|finden|findet|anwend|fassung|keine)',
      '(?:gelten|gilt|finden|findet).{0,120}(?:tarifvert|betriebsvereinbarung|dienstvereinbarung)',
    ),
  },
  {
    kind: 'reference',
    heading: words('zeugnis', 'arbeitszeugnis'),
    sentence: words(String.raw`(?:arbeits|zwischen)?zeugnis(?:ses)?(?!\p{L}).{0,60}(?:erteil|verzicht)`, '(?:erhält|erteil|verzicht).{0,80}zeugnis'),
  },
]

/** The kinds that a heading names. The title of the contract names none. */
export function kindsNamed(heading: string | null): ClauseKind[] {
  return heading === null || /(?:arbeits|anstellungs|dienst)vertrag|^vertrag /i.test(heading)
    ? []
    : cues.filter((cue) => cue.heading?.test(heading)).map(({ kind }) => kind)
}
