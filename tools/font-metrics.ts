/**
 * Measures by how much a fallback font must be scaled so that a text takes the same room before and after the web font
 * arrives: `node tools/font-metrics.ts`. The figures go into site/styles/fonts.css.
 */
import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'

const sample =
  'Die Personalabteilung formuliert ein Arbeitszeugnis nach Note. Zwischen sehr gut und ausreichend liegen zwei Wörter. The reference says what was done, for how long and how well.'

const pairs = [
  { name: 'Hanken Grotesk', file: 'hanken-grotesk', fallback: '"Liberation Sans", Arial', weight: 400 },
  { name: 'Hanken Grotesk', file: 'hanken-grotesk', fallback: '"Liberation Sans", Arial', weight: 640 },
  { name: 'Source Serif 4', file: 'source-serif-4', fallback: '"Liberation Serif", "Times New Roman"', weight: 400 },
]

const browser = await chromium.launch(await findChromium())
const page = await browser.newPage()
for (const { name, file, fallback, weight } of pairs) {
  const bytes = await readFile(new URL(`../site/styles/fonts/${file}.woff2`, import.meta.url))
  const figures = await page.evaluate(
    async ({ data, fallback, weight, sample }) => {
      const font = new FontFace('Measured', `url(data:font/woff2;base64,${data})`, { weight: '300 720' })
      document.fonts.add(await font.load())
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('no canvas')
      const measure = (family: string) => {
        context.font = `${weight} 100px ${family}`
        return context.measureText(sample)
      }
      const real = measure('Measured')
      const scale = real.width / measure(fallback).width
      const percent = (value: number) => `${((value / scale) * 1).toFixed(2)}%`
      return { scale: (scale * 100).toFixed(2), ascent: percent(real.fontBoundingBoxAscent), descent: percent(real.fontBoundingBoxDescent) }
    },
    { data: bytes.toString('base64'), fallback, weight, sample },
  )
  console.log(name, weight, fallback, figures)
}
await browser.close()
