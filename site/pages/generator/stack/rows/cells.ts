import type { Draft } from '../../draft.ts'
import { keyOf } from './map-columns.ts'

/** What a cell says, or that it says nothing that is known. */
type Read<T> = T | undefined

type Words<T> = readonly (readonly [value: T, words: readonly string[]])[]

/** Finds values by the words for them, without case and marks. */
function reader<T>(words: Words<T>): (cell: string) => Read<T> {
  const values = new Map(words.flatMap(([value, all]) => all.map((word) => [keyOf(word), value] as const)))
  return (cell) => values.get(keyOf(cell))
}

export const readAddress = reader<Draft['address']>([
  ['frau', ['Frau', 'w', 'weiblich', 'f', 'female', 'Ms', 'Mrs', 'Miss', 'Woman', 'she/her', 'sie/ihr']],
  ['herr', ['Herr', 'm', 'männlich', 'male', 'Mr', 'Man', 'he/him', 'er/ihm']],
  [
    'name',
    [
      'nur der Name',
      'name only',
      'd',
      'divers',
      'diverse',
      'x',
      'ohne',
      'ohne Angabe',
      'keine Angabe',
      'unbestimmt',
      'nonbinary',
      'non-binary',
      'they/them',
    ],
  ],
])

export const readKind = reader<Draft['kind']>([
  [
    'qualifiziert',
    ['Qualifiziertes Zeugnis', 'qualifiziert', 'Endzeugnis', 'Arbeitszeugnis', 'Zeugnis', 'Qualified reference', 'final', 'final reference'],
  ],
  ['zwischen', ['Zwischenzeugnis', 'zwischen', 'interim', 'interim reference']],
  ['vorlaeufig', ['Vorläufiges Zeugnis', 'vorläufig', 'provisional', 'provisional reference']],
  ['ausbildung', ['Ausbildungszeugnis', 'Ausbildung', 'training', 'training reference']],
  ['einfach', ['Einfaches Zeugnis', 'einfach', 'simple', 'simple reference']],
])

export const readReason = reader<Draft['reason']>([
  [
    'eigenerWunsch',
    [
      'auf eigenen Wunsch',
      'eigener Wunsch',
      'Eigenkündigung',
      'Kündigung durch Arbeitnehmer',
      'Kündigung durch Arbeitnehmerin',
      'Kündigung durch AN',
      'Kündigung AN',
      'AN-Kündigung',
      'Arbeitnehmerkündigung',
      'Kündigung durch Mitarbeiter',
      'Kündigung durch Mitarbeiterin',
      'own wish',
      'own request',
      'resignation',
      'resigned',
      'employee resignation',
      'voluntary',
    ],
  ],
  ['einvernehmlich', ['einvernehmlich', 'Aufhebungsvertrag', 'mutual', 'mutual agreement', 'termination agreement']],
  ['betriebsbedingt', ['betriebsbedingt', 'betriebsbedingte Kündigung', 'redundancy', 'redundant', 'layoff', 'laid off', 'operational reasons']],
  [
    'befristung',
    [
      ...[
        'Ablauf der Befristung',
        'Ende der Befristung',
        'Auslaufen der Befristung',
        'Befristungsende',
        'Befristung',
        'befristet',
        'befristeter Vertrag',
      ],
      ...['Fristablauf', 'Zeitablauf', 'fixed term', 'end of fixed term', 'end of contract'],
    ],
  ],
  ['ruhestand', ['Ruhestand', 'Renteneintritt', 'Rente', 'Altersrente', 'Eintritt in den Ruhestand', 'retirement', 'retired']],
  ['abschluss', ['Abschlussprüfung bestanden', 'Abschluss', 'examination passed']],
  ['uebernahme', ['Übernahme nach der Prüfung', 'Übernahme', 'employed after training']],
  ['ohneAngabe', ['ohne Angabe', 'keine Angabe', 'none', 'not stated']],
])

export const readOccasion = reader<Exclude<Draft['occasion'], ''>>([
  ['fuehrungswechsel', ['Wechsel der Führungskraft', 'Führungswechsel', 'Vorgesetztenwechsel', 'change of manager']],
  ['aufgabenwechsel', ['Wechsel der Aufgaben', 'Aufgabenwechsel', 'change of duties']],
  ['versetzung', ['Versetzung', 'transfer']],
  ['betriebsuebergang', ['Betriebsübergang', 'transfer of business', 'transfer of the business']],
  ['elternzeit', ['Elternzeit', 'parental leave']],
  ['eigenerWunsch', ['eigener Wunsch', 'auf eigenen Wunsch', 'own wish', 'own request']],
])

/** Whether something was so, as people tick it in a list. */
export function readYesNo(cell: string): Read<boolean> {
  return /^[✓✔☑–-]$/u.test(cell) ? !/[–-]/.test(cell) : yesNoWords(cell)
}

const yesNoWords = reader<boolean>([
  [true, ['ja', 'j', 'yes', 'y', 'x', '1', 'true', 'wahr']],
  [false, ['nein', 'n', 'no', '0', 'false', 'falsch']],
])

const gradeWords = reader<Draft['overall']>([
  [1, ['sehr gut', 'very good']],
  [2, ['gut', 'good']],
  [3, ['befriedigend', 'satisfactory']],
  [4, ['ausreichend', 'adequate', 'sufficient']],
  [5, ['mangelhaft', 'poor', 'deficient']],
])

/** „2“, „2,0“, „gut“, „gut (2)“ where both say the same. There is no letter of a half grade. */
export function readGrade(cell: string): Read<Draft['overall']> {
  const [one = '', other, ...more] = cell
    .replace(/\)\s?$/, '')
    .split(/[(=–-]/)
    .map((part) => part.trim())
  if (other === undefined || more.length > 0) return plainGrade(cell.trim())
  const areFigures = [one, other].every((part) => /^\d/.test(part))
  const grade = plainGrade(one)
  return !areFigures && grade === plainGrade(other) ? grade : undefined
}

function plainGrade(cell: string): Read<Draft['overall']> {
  const [, figure] = /^([1-5])(?:[.,]0+)?$/.exec(cell) ?? []
  const grades = [1, 2, 3, 4, 5] as const
  return figure === undefined ? gradeWords(cell) : grades[Number(figure) - 1]
}

/** „2,5“, „1-2“, „2+“: between two grades. */
export function isBetweenGrades(cell: string): boolean {
  return /^[1-6]\s?(?:[.,]\d{1,2}|[-–/]\s?[1-6]|[+-])$/.test(cell.trim())
}

/** „6“, „ungenügend“: a grade of schools that no reference has. */
export function isBeyondGrades(cell: string): boolean {
  return /^(?:0|[6-9]|1[0-5])(?:[.,]0)?$/.test(cell.trim()) || /^[6 (]{0,3}ungenügend[6 ()]{0,4}$/iu.test(cell.trim())
}

/** Duties: each on a line of its own, or between semicolons. */
export function readTasks(cell: string): string[] {
  return cell
    .split(/\r?\n|;|\s[•|]\s|^[•*-]\s/u)
    .map((task) => task.replace(/^[•*–-]\s*/u, '').trim())
    .filter((task) => task !== '')
}

/** What stands before family names, and belongs to them. */
const particles: ReadonlySet<string> = new Set(['von', 'van', 'de', 'der', 'den', 'zu', 'zum', 'zur', 'di', 'da', 'del', 'la', 'le', 'ter', 'ten'])

/** „Petersen, Ina“ and „Ina Petersen“; the last word is the family name, with a particle before it. */
export function readFullName(cell: string): { readonly firstName: string; readonly lastName: string } {
  const [last = '', first] = cell.split(/,\s*/)
  if (first !== undefined) return { firstName: first.trim(), lastName: last.trim() }
  const words = cell.trim().split(/\s+/)
  const start = words.findIndex((word, at) => at === words.length - 1 || (at > 0 && particles.has(word.toLowerCase())))
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}
