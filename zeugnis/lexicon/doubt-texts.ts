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
    en: 'An overall assessment (“… zu unserer Zufriedenheit”, to our satisfaction) is missing or cannot be graded. The overall grade is based on the individual statements.',
  },
  'mostly-open': {
    de: 'Mehr als die Hälfte der beurteilenden Sätze ist nicht sicher bewertbar.',
    en: 'More than half of the evaluative sentences cannot be graded with certainty.',
  },
  'two-references': {
    de: 'Der Text enthält offenbar mehr als ein Zeugnis. Bitte einzeln prüfen: Die Noten mischen sonst zwei Personen oder Zeiträume.',
    en: 'The text seems to contain more than one reference. Check them one by one, or the grades mix persons or periods.',
  },
  'scan-errors': {
    de: 'Der Text enthält Lesefehler, wie sie beim Scannen entstehen. Einige Wörter wurden berichtigt gelesen.',
    en: 'The text contains typical scanning errors. Some words were read as corrected.',
  },
  short: { de: 'Der Text ist sehr kurz.', en: 'The text is very short.' },
}
