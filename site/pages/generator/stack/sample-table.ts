import type { Locale } from '#words/interface'
import { type ColumnId, columns, templateColumns } from './rows/columns.ts'
import type { Table } from './table/table.ts'

/** Invented people of an invented firm, in the order of the template's columns. */
const people: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  de: [
    [
      'Petersen',
      'Ina',
      'Frau',
      '',
      'Buchhalterin',
      '01.03.2019',
      '31.10.2026',
      'Qualifiziertes Zeugnis',
      '1',
      'Kreditorenbuchhaltung für zwei Gesellschaften; Vorbereitung der Monatsabschlüsse; Abstimmung der Konten',
      '',
      'ja',
      'auf eigenen Wunsch',
      '',
    ],
    [
      'Özdemir',
      'Cem',
      'Herr',
      '',
      'Elektriker',
      '15.08.2016',
      '31.10.2026',
      'Qualifiziertes Zeugnis',
      '2',
      'Installation und Wartung der Kälteanlagen; Prüfungen nach DGUV Vorschrift 3; Störungsdienst',
      '',
      'ja',
      'betriebsbedingt',
      '',
    ],
    [
      'Brodersen',
      'Malte',
      'Herr',
      'Dr.',
      'Projektleiter Kältetechnik',
      '01.01.2021',
      '',
      'Zwischenzeugnis',
      '2',
      'Planung von Kühlhäusern; Steuerung der Nachunternehmer; Abnahme mit der Kundschaft',
      'sechs Beschäftigte',
      'ja',
      '',
      'Elternzeit',
    ],
    [
      'Wiśniewska',
      'Ola',
      'Frau',
      '',
      'Fachlageristin',
      '01.06.2022',
      '31.10.2026',
      'Qualifiziertes Zeugnis',
      '3',
      'Warenannahme und Kontrolle der Temperaturen; Kommissionierung; Inventur',
      '',
      'nein',
      'ohne Angabe',
      '',
    ],
    [
      'Harms',
      'Kim',
      'nur der Name',
      '',
      'Reinigungskraft',
      '01.02.2024',
      '31.10.2026',
      'Einfaches Zeugnis',
      '',
      'Reinigung der Büros und Sozialräume; Verwaltung der Reinigungsmittel',
      '',
      '',
      'Ablauf der Befristung',
      '',
    ],
  ],
  en: [
    [
      'Petersen',
      'Ina',
      'Ms',
      '',
      'Accountant',
      '2019-03-01',
      '2026-10-31',
      'Qualified reference',
      '1',
      'Accounts payable for two companies; preparing the monthly accounts; reconciling accounts',
      '',
      'yes',
      'own wish',
      '',
    ],
    [
      'Özdemir',
      'Cem',
      'Mr',
      '',
      'Electrician',
      '2016-08-15',
      '2026-10-31',
      'Qualified reference',
      '2',
      'Installing and maintaining refrigeration systems; safety inspections; on-call repairs',
      '',
      'yes',
      'redundancy',
      '',
    ],
    [
      'Brodersen',
      'Malte',
      'Mr',
      'Dr.',
      'Project Manager',
      '2021-01-01',
      '',
      'Interim reference',
      '2',
      'Planning cold stores; managing subcontractors; handing over to customers',
      'a team of six',
      'yes',
      '',
      'parental leave',
    ],
    [
      'Wiśniewska',
      'Ola',
      'Ms',
      '',
      'Warehouse operative',
      '2022-06-01',
      '2026-10-31',
      'Qualified reference',
      '3',
      'Receiving goods and checking temperatures; picking; stocktaking',
      '',
      'no',
      'not stated',
      '',
    ],
    [
      'Harms',
      'Kim',
      'name only',
      '',
      'Cleaner',
      '2024-02-01',
      '2026-10-31',
      'Simple reference',
      '',
      'Cleaning offices and staff rooms; managing cleaning supplies',
      '',
      '',
      'fixed term',
      '',
    ],
  ],
}

/** The firm of the sample, where a row names no other. */
export const sampleCommon = {
  de: { employer: 'Hansen Kühllogistik GmbH', city: 'Hamburg', signer: 'Ute Hansen', position: 'Geschäftsführerin', issued: '2026-10-31' },
  en: { employer: 'Hansen Kühllogistik GmbH', city: 'Hamburg', signer: 'Ute Hansen', position: 'Managing Director', issued: '2026-10-31' },
} as const

/** The template's columns, in the words of the language. */
function templateHeaders(locale: Locale): string[] {
  return templateColumns.flatMap((id) => columns.filter((column) => column.id === id).map(({ names }) => names[locale]))
}

/** Name, occupation, first day and grade: enough to see what a row is. */
const SHOWN: readonly ColumnId[] = ['lastName', 'job', 'from', 'overall']
const SHOWN_ROWS = 3

/** A few cells of the sample, to be seen before there is a table. */
export function sampleCells(locale: Locale): Pick<Table, 'headers' | 'rows'> {
  const { headers, rows } = sampleTable(locale)
  const shown = (cells: readonly string[]) => SHOWN.map((id) => cells[templateColumns.indexOf(id)] ?? '')
  return { headers: shown(headers), rows: rows.slice(0, SHOWN_ROWS).map(shown) }
}

/** The template filled with invented people. */
export function sampleTable(locale: Locale): Table {
  return { headers: templateHeaders(locale), rows: people[locale], lines: people[locale].map((_, at) => at + 2), formulas: [] }
}
