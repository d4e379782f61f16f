import type { Basis, BasisKey } from '../model/basis.ts'

/** What grades rest on. Case numbers as in the courts' own publications; reviewed November 2026. */
export const bases: Readonly<Record<BasisKey, Basis>> = {
  zufriedenheitsskala: {
    kind: 'court',
    court: 'BAG',
    date: '2014-11-18',
    number: '9 AZR 584/13',
    note: {
      de: '„Zur vollen Zufriedenheit“ steht für befriedigend, „stets“ hebt um eine Stufe, „vollste“ um eine weitere.',
      en: '“Zur vollen Zufriedenheit” stands for satisfactory; “stets” lifts it by a step, “vollste” by another.',
    },
  },
  verhaltensskala: {
    kind: 'court',
    court: 'LAG Hamm',
    date: '1998-12-17',
    number: '4 Sa 630/98',
    note: {
      de: 'Stufen des Verhaltens von „stets vorbildlich“ bis „gab zu keiner Klage Anlass“. „Stets einwandfrei“ gilt heute meist als gut.',
      en: 'Steps of conduct from “stets vorbildlich” to “gab zu keiner Klage Anlass”. “Stets einwandfrei” is mostly read as good today.',
    },
  },
  schlussformel: {
    kind: 'court',
    court: 'BAG',
    date: '2022-01-25',
    number: '9 AZR 146/21',
    note: {
      de: 'Auf Dank, Bedauern und Wünsche besteht kein Anspruch. Dass ihre Wärme als Note gelesen wird, ist Brauch.',
      en: 'There is no claim to thanks, regret and wishes. That their warmth is read as a grade is custom.',
    },
  },
  fuehrung: {
    kind: 'custom',
    note: {
      de: 'Wer führt, wird auch als Führungskraft beurteilt: Ergebnis und Klima des Teams.',
      en: 'Whoever leads is assessed as a leader too: the results and the climate of the team.',
    },
  },
  english: {
    kind: 'custom',
    note: {
      de: 'Englische Zeugnisse kennen keine Notenskala. Die Formulierungen sind die eines britischen Arbeitgebers, mit der Note fällt ihre Wärme.',
      en: 'English references know no scale of grades. The wordings are those of a British employer; their warmth falls with the grade.',
    },
  },
  steigerung: {
    kind: 'custom',
    note: {
      de: 'Zeitwort und Superlativ: sehr gut. Zeitwort: gut. Beides fehlt: befriedigend. Nur das Erforderliche: ausreichend. Einschränkung oder Bemühen: mangelhaft.',
      en: 'Word of time and superlative: very good. Word of time: good. Neither: satisfactory. Only what was required: adequate. A limitation or mere effort: poor.',
    },
  },
}
