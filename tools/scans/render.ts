/** Letters as pages of paper: set by LibreOffice or Chromium, drawn by poppler. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium.ts'
import type { Layout } from './layouts.ts'

const letters = new URL('../../tests/support/scans/letters/', import.meta.url)

/** The text of a letter, as it was written. */
export function trueText(letter: string): string {
  return readFileSync(new URL(`${letter}.txt`, letters), 'utf8').trim()
}

/** Makes `<letter>.pdf` in this folder, hyphenated as the program does. */
export async function makePdf(layout: Layout, folder: string): Promise<void> {
  const paragraphs = trueText(layout.letter).split('\n\n')
  if (layout.program === 'chromium') return printHtml(layout, paragraphs, `${folder}/${layout.letter}.pdf`)
  const file = `${folder}/${layout.letter}.fodt`
  writeFileSync(file, fodt(layout, paragraphs))
  execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, file], { stdio: 'ignore' })
}

/** Draws a PDF of the folder: the paths of its pages as grey PNG. */
export function drawPages(letter: string, folder: string, dpi: number): string[] {
  const prefix = `${letter}-${dpi}`
  execFileSync('pdftoppm', ['-r', String(dpi), '-gray', '-png', `${letter}.pdf`, prefix], { cwd: folder })
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${prefix}-`))
    .sort()
    .map((name) => `${folder}/${name}`)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const isEnglish = ({ letter }: Layout) => /^1[12]-/.test(letter)

async function printHtml(layout: Layout, paragraphs: readonly string[], path: string): Promise<void> {
  const { font, size, leading, margin, head, justified } = layout
  const style = `body{font:${size}pt/${leading} "${font}"} p{margin:0 0 ${size * 0.8}pt;white-space:pre-line;hyphens:auto;text-align:${justified ? 'justify' : 'left'}}
    p:first-child{text-align:${head};font-size:90%;margin-bottom:30pt} p:nth-child(2){font-weight:bold;font-size:130%}`
  const body = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')
  const browser = await chromium.launch(await findChromium())
  const page = await browser.newPage()
  await page.setContent(`<html lang="${isEnglish(layout) ? 'en' : 'de'}"><style>${style}</style>${body}</html>`)
  await page.pdf({ path, format: 'A4', margin: { top: '22mm', bottom: '22mm', left: `${margin}mm`, right: `${margin}mm` } })
  await browser.close()
}

function fodt(layout: Layout, paragraphs: readonly string[]): string {
  const { font, size, leading, margin, head, justified } = layout
  const country = isEnglish(layout) ? 'fo:language="en" fo:country="GB"' : 'fo:language="de" fo:country="DE"'
  const style = (name: string, paragraph: string, text: string) =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraph}/>` +
    `<style:text-properties style:font-name="F" ${text} ${country} fo:hyphenate="true"/></style:style>`
  const space = `fo:margin-bottom="${size * 0.8}pt" fo:line-height="${leading * 100}%"`
  const styles = [
    style('body', `${space} fo:text-align="${justified ? 'justify' : 'start'}"`, `fo:font-size="${size}pt"`),
    style('body-on', `fo:line-height="${leading * 100}%"`, `fo:font-size="${size}pt"`),
    style('head-on', `fo:text-align="${head}"`, `fo:font-size="${size * 0.9}pt"`),
    style('head', `fo:margin-bottom="30pt" fo:text-align="${head}"`, `fo:font-size="${size * 0.9}pt"`),
    style('title', space, `fo:font-size="${size * 1.3}pt" fo:font-weight="bold"`),
  ].join('')
  const paragraph = (name: string, line: string) => `<text:p text:style-name="${name}">${escaped(line).replace(/ {2,}/g, '<text:tab/>')}</text:p>`
  const lines = (text: string, name: string) => {
    const all = text.split('\n')
    return all.map((line, at) => paragraph(at < all.length - 1 ? `${name}-on` : name, line)).join('')
  }
  const body = paragraphs.map((text, at) => lines(text, ['head', 'title'][at] ?? 'body')).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
 xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/></office:font-face-decls>
<office:automatic-styles>${styles}<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm"
 fo:margin-top="2.2cm" fo:margin-bottom="2.2cm" fo:margin-left="${margin}mm" fo:margin-right="${margin}mm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`
}
