import type { Doubt } from '../model/analysis.ts'
import type { Bilingual } from '../model/role.ts'

/** Why the whole is less sure than its grades look. */
export const doubtTexts: Readonly<Record<Doubt, Bilingual>> = {
  'conduct-worse': {
    de: 'Das Verhalten ist deutlich schlechter beurteilt als die Leistung. Die Gesamtnote liegt deshalb nicht über der Mitte von beiden.',
    en: 'Conduct is assessed much worse than performance. The overall grade is therefore no better than half way between the two.',
  },
  'no-summary': {
    de: 'Ein zusammenfassender Satz („… zu unserer Zufriedenheit“) fehlt oder ist nicht bewertbar. Die Gesamtnote stützt sich auf die einzelnen Aussagen.',
    en: 'A summarising sentence (“… zu unserer Zufriedenheit”) is missing or cannot be graded. The overall grade rests on the single statements.',
  },
  'mostly-open': {
    de: 'Mehr als die Hälfte der beurteilenden Sätze ist nicht sicher bewertbar.',
    en: 'More than half of the assessing sentences cannot be graded with certainty.',
  },
  'two-references': {
    de: 'Der Text enthält offenbar mehr als ein Zeugnis. Bitte einzeln prüfen: Die Noten mischen sonst zwei Personen oder Zeiträume.',
    en: 'The text seems to hold more than one reference. Check them one by one, or the grades mix persons or periods.',
  },
  'scan-errors': {
    de: 'Der Text enthält Lesefehler, wie sie beim Scannen entstehen. Einige Wörter wurden berichtigt gelesen.',
    en: 'The text holds errors as scanning makes them. Some words were read as corrected.',
  },
  short: { de: 'Der Text ist sehr kurz.', en: 'The text is very short.' },
}
