import { type Zippable, zipSync } from 'fflate'
import { checkedOn, company, press } from '#words/facts'
import { fill, locales, longDate } from '#words/interface'
import { factSheetText, writeFactSheet } from './fact-sheet.ts'
import { symbolMarkup } from './signal.ts'
import { takeSitePictures } from './site-pictures.ts'

const SPACING = 72
const text = (words: string) => new TextEncoder().encode(words)

export async function writePressKit(): Promise<Uint8Array> {
  const { screenshots, logo } = await takeSitePictures()
  const sheets = await Promise.all(
    locales.map(async ({ code }) => ({
      [`faktenblatt-${code}.pdf`]: await writeFactSheet(code),
      [`faktenblatt-${code}.txt`]: text(factSheetText(code, asOf(code))),
    })),
  )
  return zip({
    'LIESMICH.txt': text(readme()),
    logo: {
      'bildmarke.svg': text(logo.mark),
      'bildmarke.png': logo.markPng,
      'logo.png': logo.wordmarkPng,
      'name-in-flaggen.svg': text(hoist(company.hoist)),
    },
    faktenblatt: Object.assign({}, ...sheets),
    bilder: screenshots,
  })
}

function asOf(locale: 'de' | 'en'): string {
  return `${fill(press[locale].asOf, { date: longDate(checkedOn('pressemappe'), locale) })}.`
}

function readme(): string {
  const parts = locales.map(({ code }) => {
    const { readme: lines, foot, sample } = press[code]
    return [...lines, '', company.sample ? `${foot} ${sample}` : foot, asOf(code)].map((line) => fill(line, { brand: company.brand })).join('\n')
  })
  return `${parts.join('\n\n\n').replaceAll('\u00a0', ' ')}\n`
}

/** A name in signal flags, as a file that needs nothing else. */
function hoist(name: string): string {
  const flags = [...name].map((letter, place) => `<g transform="translate(${place * SPACING + 1} 1)">${symbolMarkup(`flag-${letter}`)}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${name.length * SPACING - SPACING + 62} 62">${uniqueIds(flags.join(''))}</svg>`
}

/** A letter that stands twice would bring its clip path twice. */
function uniqueIds(markup: string): string {
  let place = 0
  return markup.replace(/id="(\w+)"(.*?)url\(#\1\)/g, (_, id: string, between: string) => {
    place += 1
    return `id="${id}${place}"${between}url(#${id}${place})`
  })
}

/** The hour of a zip is the local one of its maker: every entry says noon of the day to which the kit was checked. */
function zip(files: Zippable): Uint8Array {
  const [year = 0, month = 0, day = 0] = checkedOn('pressemappe').split('-').map(Number)
  return zipSync(files, { level: 9, mtime: new Date(year, month - 1, day, 12) })
}
