/** Makes the files of tests/support/foreign-files anew: `node tools/foreign-files.ts`, where the programs of the README there are installed. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'

const here = fileURLToPath(new URL('../tests/support/foreign-files', import.meta.url))
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: here, stdio: 'inherit' })

for (const kind of ['pdf', 'docx', 'odt', 'rtf', 'doc']) run('soffice', '--headless', '--convert-to', kind, 'kranfuehrer.fodt')
for (const kind of ['docx', 'odt', 'rtf']) run('soffice', '--headless', '--convert-to', kind, 'gaertnerin.fodt')
for (const name of ['lageristin', 'schiffsmechanikerin']) run('soffice', '--headless', '--convert-to', 'pdf', `${name}.fodt`)
run('pdflatex', '-interaction=batchmode', 'schiffsmechanikerin-tex.tex')
for (const ending of ['aux', 'log']) rmSync(`${here}/schiffsmechanikerin-tex.${ending}`)

const browser = await chromium.launch(await findChromium())
const page = await browser.newPage()
const address = 'https://bluetenkontor.example/zeugnis.html'
await page.route(address, (route) => route.fulfill({ body: readFileSync(`${here}/floristin.html`), contentType: 'text/html' }))
await page.goto(address)
await page.pdf({ path: `${here}/floristin.pdf`, format: 'A5', displayHeaderFooter: true, margin: { top: '20mm', bottom: '20mm' } })
for (const name of ['tischler', 'logopaedin']) {
  await page.setContent(readFileSync(`${here}/${name}.html`, 'utf8'))
  await page.pdf({ path: `${here}/${name}.pdf`, preferCSSPageSize: true })
}
await browser.close()

run('pdftoppm', '-r', '170', '-f', '1', '-l', '1', '-singlefile', '-gray', '-jpeg', 'logopaedin.pdf', 'logopaedin')
run('gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfimage8', '-r40', '-sOutputFile=eingescannt.pdf', 'floristin.pdf')
run('qpdf', '--empty', '--pages', 'floristin.pdf', '1', 'eingescannt.pdf', '2', '--', 'teils-eingescannt.pdf')
run('qpdf', '--encrypt', 'geheim', 'chef', '256', '--', 'floristin.pdf', 'mit-kennwort.pdf')
run('qpdf', '--encrypt', '', 'chef', '256', '--print=none', '--extract=n', '--modify=none', '--', 'floristin.pdf', 'druck-gesperrt.pdf')
writeFileSync(`${here}/abgebrochen.pdf`, readFileSync(`${here}/kranfuehrer.pdf`))
truncateSync(`${here}/abgebrochen.pdf`, 9_000)
run('pdftoppm', '-r', '30', '-l', '1', '-singlefile', '-jpeg', 'floristin.pdf', 'foto')
