import { strToU8, zipSync } from 'fflate'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** `A`, `B` … `Z`: a template has no more columns. */
const letterOf = (column: number) => String.fromCharCode(65 + column)

function cellOf(text: string, at: string, style: number): string {
  if (text === '') return ''
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** Bold names that stay in sight above the rows, and columns as wide as what most of their cells hold. */
function sheetOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.min(46, Math.max(10, ...rows.map((row) => (row[at]?.length ?? 0) + 2))))
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')
  const lines = rows.map((row, at) => {
    const cells = row.map((text, column) => cellOf(text, `${letterOf(column)}${at + 1}`, at === 0 ? 1 : 0))
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  const view = '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'
  return `${HEAD}<worksheet xmlns="${sheets}"><sheetViews>${view}</sheetViews><cols>${columns}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

const styles = `${HEAD}<styleSheet xmlns="${sheets}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`

/** One sheet of texts as an Office Open XML workbook. The same rows give the same bytes. */
export function writeXlsx(name: string, rows: readonly (readonly string[])[]): Uint8Array {
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${workbook}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${workbook}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${workbook}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetOf(rows),
    'xl/styles.xml': styles,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])), { mtime: '1980-01-02T00:00:00' })
}
