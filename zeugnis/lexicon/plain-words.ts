import type { Dimension } from '../model/dimension.ts'
import { type Grade, type HalfGrade, wholeGrade } from '../model/grade.ts'
import type { Bilingual } from '../model/role.ts'

/** What a dimension is about, as the subject of a plain sentence. */
const subjects: Readonly<Record<Dimension, Bilingual>> = {
  leistungsbereitschaft: { de: 'Der Einsatz', en: 'Motivation' },
  arbeitsbefaehigung: { de: 'Die Befähigung', en: 'Ability' },
  fachwissen: { de: 'Das Fachwissen', en: 'Expertise' },
  weiterbildung: { de: 'Die Weiterbildung', en: 'Further training' },
  arbeitsweise: { de: 'Die Arbeitsweise', en: 'The approach to work' },
  arbeitserfolg: { de: 'Der Erfolg der Arbeit', en: 'The outcome of the work' },
  fuehrung: { de: 'Die Führung', en: 'Leadership' },
  gesamtbeurteilung: { de: 'Die Leistung insgesamt', en: 'Performance as a whole' },
  sozialverhalten: { de: 'Das Verhalten', en: 'Conduct' },
  schlussformel: { de: 'Der Abschied', en: 'The closing' },
}

type Predicates = Readonly<Record<Grade, Bilingual>>

const judged: Predicates = {
  1: { de: 'war ohne Ausnahme sehr gut.', en: 'was very good without exception.' },
  2: { de: 'war durchweg gut.', en: 'was good throughout.' },
  3: { de: 'war zufriedenstellend, mehr sagt der Satz nicht.', en: 'was satisfactory; the sentence says no more.' },
  4: { de: 'reichte aus, ein Lob ist das nicht.', en: 'was sufficient, which is not praise.' },
  5: { de: 'reichte nicht aus.', en: 'was not good enough.' },
}

const parted: Predicates = {
  1: { de: 'fällt sehr schwer und ist sehr herzlich.', en: 'is very warm and full of regret.' },
  2: { de: 'ist herzlich.', en: 'is warm.' },
  3: { de: 'ist freundlich.', en: 'is friendly.' },
  4: { de: 'ist kühl.', en: 'is cool.' },
  5: { de: 'ist kalt.', en: 'is cold.' },
}

/** What a graded sentence says in plain words; of a half grade the worse of the two that it is between. */
export function inPlainWords(dimension: Dimension, grade: HalfGrade): Bilingual {
  const { de, en } = subjects[dimension]
  const whole = wholeGrade(grade)
  const predicate = (dimension === 'schlussformel' ? parted : judged)[whole]
  return { de: `${de} ${predicate.de}`, en: `${en} ${predicate.en}` }
}
