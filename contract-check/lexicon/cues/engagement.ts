import { type Cue, DATE, refused, words } from './cue.ts'

/** Who is engaged from when, for what, where and on trial. */
export const engagement: readonly Cue[] = [
  {
    kind: 'start',
    heading: words('beginn(?! und ende)', 'eintritt', 'vertragsbeginn', 'arbeitsbeginn'),
    sentence: words(
      '(?:arbeits|beschäftigungs|dienst|anstellungs)verhältnis beginnt',
      String.raw`(?:beginn|eintritt|eintrittsdatum|arbeitsbeginn|vertragsbeginn)\p{L}{0,12}: ?.{0,12}\d`,
      `(?:ab|vom|am|seit|zum|mit wirkung (?:vom|ab|zum)|für die zeit vom)(?: dem)? ${DATE}.{0,140}(?:eingestellt|beschäftigt|angestellt|tätig|ein(?=[.,]|$)|in die dienste)`,
      `(?:stellt|tritt).{0,100}(?:ab|vom|am|zum|mit wirkung (?:vom|ab|zum))(?: dem)? ${DATE}`,
      `es beginnt am ${DATE}`,
      `(?:nimmt|nehmen|fängst|fängt|beginnst|startest).{0,120} am ${DATE}`,
      `(?:dauert|läuft).{0,40}vom ${DATE}`,
    ),
  },
  {
    kind: 'fixed-term',
    heading: words('befristung', 'vertragsdauer', 'dauer des (?:arbeits|vertrags)verhältnisses'),
    sentence: words(
      '(?:arbeitsverhältnis|arbeitsvertrag|beschäftigungsverhältnis|vertrag).{0,80}befristet',
      'befristet.{0,60}(?:eingestellt|beschäftigt|angestellt)',
      'befristet bis',
      `dauert.{0,60}(?:vom ${DATE} )?bis zum ${DATE}`,
      '(?:grund der |die )befristung',
      `(?:vom|zeit vom) ${DATE} bis(?: zum)? ${DATE}.{0,120}(?:eingestellt|beschäftigt|angestellt)`,
      'endet.{0,80}ohne dass es einer kündigung',
      '(?:sachlichen|sachgrund|ohne sachgrund)',
    ),
    not: words('unbefristet', 'auf unbestimmte zeit', 'parkplatz', '(?:während|vor ablauf) der befristung', 'sozial'),
  },
  {
    kind: 'work',
    heading: words('tätigkeit(?!en)', 'aufgaben', 'aufgabenbereich', 'aufgabengebiet', 'arbeitsaufgabe', 'position', 'stellung'),
    sentence: words(
      `als .{2,90}(?:eingestellt|beschäftigt|angestellt|tätig(?!keit)| ein(?=[.,]|$)|in die dienste)`,
      String.raw`tätigkeit(?: als)?: ?\p{L}`,
      '(?:die |seine |ihre )?tätigkeit umfasst',
      '(?:ihre |seine |die |zu den )aufgaben (?:sind|umfassen|gehören)',
      `(?:nimmt|fängst|fängt|beginnst|startest).{0,120} als \\p{Lu}`,
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
      '(?:arbeits|einsatz|dienst)orte?:',
      '(?:unser|das) büro ist',
      'mobil arbeiten',
      'in der (?:klinik|abteilung|niederlassung) .{2,60} am',
      String.raw`wechselnden.{0,30}(?:orten|\p{L}{2,20}orten|baustellen|einsatzstellen)`,
      String.raw`(?:im|in der|in) (?:café|filiale|betrieb|werk|büro|niederlassung|werkstatt|hotel|praxis|kanzlei|markt|haus|einrichtung)(?!\p{L}).{0,80}(?:eingestellt|beschäftigt)`,
      '(?:mobiles arbeiten|mobile arbeit|homeoffice|home-office)',
    ),
  },
  {
    kind: 'transfer',
    heading: words('versetzung', 'direktionsrecht', 'weisungsrecht', 'versetzungsklausel', 'versetzungsvorbehalt'),
    sentence: words(
      String.raw`(?:behält sich|berechtigt|kann|befugt|darf).{0,140}(?:ander|gleichwertig|zumutbar)\p{L}{0,3} .{0,140}(?:zuweis|zuzuweis|übertrag|einsetz|einzusetz|versetz|beschäftig|betrau|entsend)`,
      'zu versetzen',
    ),
  },
  {
    kind: 'probation',
    heading: words('probezeit'),
    sentence: words(
      'als probezeit',
      '(?:monate|wochen) (?:sind |ist )?probezeit',
      'dienen der erprobung',
      String.raw`probezeit(?: ?:| (?:beträgt|dauert|von|endet|vereinbart|nach § \d))`,
      'es wird eine probezeit',
      '(?:während|innerhalb|in) der probezeit.{0,120}(?:kündig|gekündigt)',
    ),
    not: words(refused, '(?:nach|ablauf) der probezeit'),
    absorbs: ['termination'],
  },
]
