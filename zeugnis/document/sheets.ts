/** What other printed matter is made of: sheets of paper in the looks of the letters, tagged, with embedded fonts. A door of its own. */

export { pack } from './docx/packing.ts'
export { PAGE_WIDTH, page } from './docx/page.ts'
export { pageLine } from './page-line.ts'
export { type BlockShape, Flow, type Text } from './pdf/flow.ts'
export { colors, type Look, looks } from './pdf/looks.ts'
export { openSheets } from './pdf/open-sheets.ts'
export { a4, type DrawnPath, type Node, type Sheets } from './pdf/sheet.ts'
export { fileLocales } from './texts.ts'
