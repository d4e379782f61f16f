import { type Cue, words } from './cue.ts'

/** What is worked and what is given for it. */
export const terms: readonly Cue[] = [
  {
    kind: 'working-time',
    heading: words('arbeitszeit', 'wochenarbeitszeit', 'arbeitszeiten'),
    sentence: words(
      '(?:wochenarbeitszeit|wöchentliche arbeitszeit|regelmäßige arbeitszeit|tägliche arbeitszeit|mindestarbeitszeit|arbeitszeit) (?:beträgt|umfasst|von|beläuft)',
      String.raw`(?:wöchentliche |regelmäßige )?arbeitszeit: ?\d`,
      'arbeit.{0,80}(?:stunden|std\\.?) ?(?:pro|in der|je|die|/) ?woche',
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
      String.raw`\p{L}{0,20}(?:gehalt|vergütung|lohn|entgelt|bezüge|bruttovergütung).{0,100}\d[\d.,]{0,14}(?:,-)? ?(?:euro|eur|€)`,
      String.raw`(?:erhält|bekommt|gezahlt|zahlt).{0,100}\d[\d.,]{0,14} ?(?:euro|eur|€).{0,30}(?:brutto|stunde|monat)`,
      String.raw`\d[\d.,]{0,14} ?(?:euro|eur|€) brutto`,
      '(?:gehalt|vergütung|lohn|entgelt).{0,60}(?:euro|eur|€) ?\\d',
      'zahlen.{0,80}konto',
      'je stunde werden \\d',
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
      String.raw`\d{1,2} (?:arbeits|werk|urlaubs|kalender)?tage?n? .{0,40}urlaub`,
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
      '(?:nach|des) (?:dem )?\\p{L}{0,12}tarifvertrag',
      '(?:gelten|gilt|finden|findet).{0,120}(?:tarifvert|betriebsvereinbarung|dienstvereinbarung)',
    ),
  },
]
