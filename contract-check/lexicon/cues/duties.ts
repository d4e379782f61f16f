import { type Cue, refused, words } from './cue.ts'

/** What is asked beyond the work. */
export const duties: readonly Cue[] = [
  {
    kind: 'secondary-employment',
    heading: words('nebentätigkeit', 'nebentätigkeiten', 'nebenbeschäftigung', 'weitere beschäftigungen', 'wettbewerb während'),
    sentence: words(
      'neben(?:tätigkeit|beschäftigung|erwerb|verdienst)',
      'jede (?:weitere|andere) .{0,30}(?:beschäftigung|tätigkeit)',
      'konkurrenztätigkeit',
      'nebenjob',
      String.raw`anderweitige\p{L}{0,2} (?:erwerbs)?tätigkeit`,
    ),
  },
  {
    kind: 'non-compete',
    heading: words('nachvertragliches wettbewerbsverbot', 'wettbewerbsverbot', 'wettbewerbsbeschränkung', 'karenz'),
    sentence: words(
      String.raw`nachvertraglich\p{L}{0,3} wettbewerb`,
      'karenzentschädigung',
      'nach (?:beendigung|dem ende|dem ausscheiden|ausscheiden|vertragsende).{0,240}(?:wettbewerb|konkurrenz)',
      '§§? 74',
    ),
    not: words(refused, 'vertragsstrafe', 'während des arbeitsverhältnisses'),
  },
  {
    kind: 'penalty',
    heading: words('vertragsstrafe'),
    sentence: words('vertragsstrafen?', 'strafzahlung'),
    not: words(refused),
  },
  {
    kind: 'confidentiality',
    heading: words('verschwiegenheit', 'geheimhaltung', 'vertraulichkeit', 'geschäftsgeheimnisse', 'verschwiegenheitspflicht'),
    sentence: words(
      'stillschweigen',
      'schweigepflicht',
      'geheim ?(?:zu ?)?halten',
      'geheimzuhalten',
      'verschwiegen',
      '(?:geschäfts|betriebs)geheimnis',
      'vertraulich(?:e[nrs]?)? (?:zu behandeln|behandel|information|angelegenheit)',
    ),
    not: words('vertragsstrafe'),
  },
  {
    kind: 'return',
    heading: words('rückgabe', 'herausgabe', 'herausgabepflicht', 'rückgabepflicht'),
    sentence: words(
      String.raw`(?:arbeitsmittel|unterlagen|gegenstände|geräte|werkzeug|schlüssel|firmeneigentum|eigentum|laptop|notebook|kopien|dienstwagen|mobiltelefon|zugangskarten).{0,140}(?:zurückzugeben|zurück(?!\p{L})|herauszugeben|herausgeben|zurückgeben|abzuliefern)`,
      '(?:zurückzugeben|herauszugeben).{0,80}(?:arbeitsmittel|unterlagen|gegenstände|geräte|werkzeug|schlüssel)',
    ),
  },
  {
    kind: 'data',
    heading: words('datenschutz', 'datenverarbeitung', 'umgang mit .{0,20}daten'),
    sentence: words('personenbezogene[nr]? daten', 'datenschutz', 'dsgvo'),
  },
]
