import type { ReferencePart } from '../model/analysis.ts'
import type { BasisKey } from '../model/basis.ts'
import type { Bilingual } from '../model/role.ts'

interface PartText {
  readonly name: Bilingual
  /** What its absence rests on. */
  readonly basis: BasisKey
  readonly missing: Bilingual
}

const customary = (de: string, en: string, basis: BasisKey = 'auslassung'): PartText => ({
  name: { de, en },
  basis,
  missing: {
    de: `${de}: Dazu sagt das Zeugnis nichts. Üblich ist ein Satz; sein Fehlen kann als Kritik gelesen werden.`,
    en: `${en}: the reference is silent on it. A sentence is customary; its absence may be read as criticism.`,
  },
})

const formal = (de: string, en: string, basis: BasisKey = 'aufbau'): PartText => ({
  name: { de, en },
  basis,
  missing: { de: `${de} fehlt im Text.`, en: `${en}: missing from the text.` },
})

/** Names of the parts of a reference, and what is said when one is missing. */
export const partTexts: Readonly<Record<ReferencePart, PartText>> = {
  briefkopf: formal('Der Briefkopf', 'Letterhead'),
  ueberschrift: formal('Die Überschrift', 'Heading'),
  einleitung: formal('Die Einleitung mit Name, Tätigkeit und Dauer', 'Introduction with name, post and period'),
  unternehmen: formal('Die Vorstellung des Unternehmens', 'The company about itself'),
  aufgaben: formal('Die Beschreibung der Aufgaben', 'Description of the duties'),
  leistungsbereitschaft: customary('Leistungsbereitschaft', 'Motivation'),
  arbeitsbefaehigung: customary('Arbeitsbefähigung', 'Ability'),
  fachwissen: customary('Fachwissen', 'Expertise'),
  weiterbildung: customary('Weiterbildung', 'Further training'),
  arbeitsweise: customary('Arbeitsweise', 'Way of working'),
  arbeitserfolg: customary('Arbeitserfolg', 'Results'),
  fuehrung: customary('Führungsleistung', 'Leadership'),
  gesamtbeurteilung: customary('Zusammenfassende Beurteilung', 'Summarising assessment'),
  sozialverhalten: customary('Sozialverhalten', 'Conduct'),
  schlussformel: {
    name: { de: 'Schlussformel', en: 'Closing formula' },
    basis: 'schlussformel',
    missing: {
      de: 'Dank, Bedauern und Wünsche fehlen. Ein Anspruch darauf besteht nicht, üblich sind sie.',
      en: 'Thanks, regret and wishes are missing. Nobody is entitled to them, but they are customary.',
    },
  },
  ortDatum: formal('Ort und Datum', 'Place and date', 'datum'),
  unterschrift: formal('Die Unterschrift mit Name und Funktion', 'Signature with name and position', 'unterschrift'),
}
