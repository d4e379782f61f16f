/** How a letter of tests/support/scans/letters is set: by which program, in which font. */
export interface Layout {
  readonly letter: string
  readonly program: 'writer' | 'chromium'
  readonly font: string
  /** In points. */
  readonly size: number
  /** As a part of the size. */
  readonly leading: number
  /** In millimetres, left and right. */
  readonly margin: number
  readonly head: 'left' | 'right' | 'center'
  readonly justified: boolean
}

const plain = { program: 'writer', leading: 1.2, margin: 25, head: 'left', justified: false } as const

export const layouts: readonly Layout[] = [
  { ...plain, letter: '01-buchhalterin', font: 'Liberation Serif', size: 11, justified: true },
  { ...plain, letter: '02-lagerist', font: 'Liberation Sans', size: 11, head: 'right' },
  { ...plain, letter: '03-pflegefachkraft', program: 'chromium', font: 'Carlito', size: 11, leading: 1.35 },
  { ...plain, letter: '04-verkaeufer', font: 'Liberation Mono', size: 10, margin: 22 },
  { ...plain, letter: '05-softwareentwickler', font: 'Liberation Serif', size: 12, leading: 1.4, justified: true, head: 'center' },
  { ...plain, letter: '06-erzieherin', program: 'chromium', font: 'DejaVu Serif', size: 10, leading: 1.5, head: 'center' },
  { ...plain, letter: '07-hausmeister', font: 'Nimbus Sans', size: 12, leading: 1.5 },
  { ...plain, letter: '08-vertriebsleiter', program: 'chromium', font: 'Liberation Sans Narrow', size: 10, justified: true, head: 'right' },
  { ...plain, letter: '09-auszubildender', program: 'chromium', font: 'C059', size: 11, leading: 1.3 },
  { ...plain, letter: '10-callcenter', font: 'DejaVu Sans', size: 9, margin: 30 },
  { ...plain, letter: '11-project-manager', program: 'chromium', font: 'Nimbus Roman', size: 11, leading: 1.3, justified: true },
  { ...plain, letter: '12-office-clerk', font: 'Carlito', size: 11, head: 'center' },
]
