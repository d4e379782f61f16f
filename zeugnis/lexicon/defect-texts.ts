import type { DefectCode } from '../model/analysis.ts'
import type { BasisKey } from '../model/basis.ts'
import type { Bilingual } from '../model/role.ts'

/** What is said of each formal defect, and on what it rests. */
export const defectTexts: Readonly<Record<DefectCode, { readonly basis: BasisKey; readonly explanation: Bilingual }>> = {
  'date-missing': {
    basis: 'datum',
    explanation: { de: 'Das Zeugnis trägt kein Datum der Ausstellung.', en: 'The reference bears no date of issue.' },
  },
  'date-late': {
    basis: 'deutung',
    explanation: {
      de: 'Ausgestellt mehr als zwei Monate nach dem Ende: Manche vermuten darin einen Streit. Welches Datum gilt, ist umstritten.',
      en: 'Issued more than two months after the end: some suspect a dispute. Which date applies is itself disputed.',
    },
  },
  'odd-end-date': {
    basis: 'deutung',
    explanation: {
      de: 'Das Ende ist weder der 15. noch ein Monatsletzter. Manche lesen darin eine fristlose Kündigung; es gibt viele andere Gründe.',
      en: 'The end is neither the 15th nor the last of a month. Some infer a dismissal without notice; there are many other reasons.',
    },
  },
  'date-conflict': {
    basis: 'datum',
    explanation: {
      de: 'Die Daten widersprechen sich: Das Ende liegt vor dem Beginn oder wird zweimal verschieden genannt.',
      en: 'The dates contradict each other: the end lies before the beginning, or two different ends are named.',
    },
  },
  'signature-missing': {
    basis: 'unterschrift',
    explanation: { de: 'Es fehlt, wer unterschreibt.', en: 'The name of the person who signs is missing.' },
  },
  'rank-missing': {
    basis: 'rang',
    explanation: {
      de: 'Die Funktion der unterzeichnenden Person fehlt oder zeigt keinen höheren Rang („i. A.“).',
      en: 'The position of the person who signs is missing or shows no higher rank (“i. A.”).',
    },
  },
  'table-form': {
    basis: 'fliesstext',
    explanation: { de: 'Die Beurteilung steht in Tabellenform.', en: 'The assessment is in the form of a table.' },
  },
  'number-grade': {
    basis: 'fliesstext',
    explanation: { de: 'Noten wie im Schulzeugnis gehören nicht in ein Arbeitszeugnis.', en: 'School grades do not belong in a reference.' },
  },
  tense: {
    basis: 'zeitform',
    explanation: { de: 'Die Zeitform passt nicht zur Art des Zeugnisses.', en: 'The tense does not match the type of reference.' },
  },
  'forbidden-content': {
    basis: 'inhalt',
    explanation: {
      de: 'Das darf ohne Wunsch der beurteilten Person nicht im Zeugnis stehen.',
      en: 'This must not be in a reference unless the person wishes.',
    },
  },
  'form-marks': {
    basis: 'klarheit',
    explanation: {
      de: 'Ausrufe-, Frage- und Anführungszeichen oder Bildzeichen in der Beurteilung lassen an Nebensinn denken.',
      en: 'Exclamation, question and quotation marks or emoji in the assessment suggest a second meaning.',
    },
  },
  'wrong-pronoun': {
    basis: 'klarheit',
    explanation: {
      de: 'Anrede und Fürwort passen nicht zusammen: Das sieht nach einem kopierten Text aus.',
      en: 'Form of address and pronoun do not match: this looks like a copied text.',
    },
  },
  dispute: { basis: 'streit', explanation: { de: 'Ein Hinweis auf Gericht oder Streit.', en: 'A hint at a court or a dispute.' } },
  brevity: {
    basis: 'kuerze',
    explanation: { de: 'Für diese Dauer ist die Beurteilung sehr kurz.', en: 'The assessment is very short for this period.' },
  },
}

/** Words that betray a dispute. Written with umlauts, read in folded text. */
export const disputeWords =
  /(?<!\p{L})(?:arbeitsgericht\p{L}*|landesarbeitsgericht\p{L}*|gerichtliche[nr]? (?:vergleich\p{L}*|entscheidung)|vergleichs? vor|aufgrund (?:eines|des) (?:urteils|vergleichs)|kündigungsschutz\p{L}*|rechtsstreit\p{L}*|rechtsanwalt\p{L}* aufforderung)(?!\p{L})/iu

/** School marks in a sentence or behind a colon. */
export const numberGrade =
  /(?<!\p{L})(?:Note\p{L}*|Gesamtnote|Schulnote)\s?:?\s?(?:\(?[1-6](?:[,.]\d)?\)?|sehr gut|gut|befriedigend|ausreichend)(?!\p{L})|:\s*(?:[1-6](?:[,.]\d)?|sehr gut|gut|befriedigend|ausreichend|mangelhaft)(?:\s*\([1-6]\))?\s*$/iu
/** The result of an examination is a fact, not a grade of the employer. */
export const examined = /prüfung|abschluss|ausbildung|studium|kurs|lehrgang|weiterbildung|berufsschule|zertifikat/iu
/** A row of a table of grades. */
export const tableRow = /^[^.!?]{2,60}(?::|\t|\s\s|\|)\s*(?:[1-6]|sehr gut|gut|befriedigend|ausreichend|mangelhaft)(?:\s*\([1-6]\))?\s*$/iu
/** Marks that suggest a second meaning. Quotation marks do only around praise: names, courses and exam grades stand in them as well. */
export const formMarks = /[!?]|\p{Extended_Pictographic}/u
export const quoted = /[„“"»«]([^„“”"»«]{1,60})[“”"»«]/u
