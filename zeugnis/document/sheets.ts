/** What other printed matter is made of: sheets of paper in the looks of the letters, tagged, with embedded fonts. A door of its own. */
export { type BlockShape, type Flow, startFlow, type Text } from './pdf/flow.ts'
export { colors, type Look, looks } from './pdf/looks.ts'
export { a4, type DrawnPath, type Node, openSheets, type Sheets } from './pdf/sheet.ts'
export { documentTexts } from './texts.ts'
