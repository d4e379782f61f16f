import { describe, expect, it } from 'vitest'
import { sheetTexts } from '#words/said'
import { fontsOf, readPdf } from '../../../tests/support/documents.ts'
import { hostileSpec, longSpec, plainSpec } from '../../../tests/support/letters.ts'
import { generate, type Letter, SpecError } from '../../index.ts'
import { letterToPdf, UndrawableError } from '../index.ts'

const write = async (letter: Letter, date = '2026-10-31') =>
  letterToPdf(letter, { date, texts: sheetTexts[letter.language], fonts: await fontsOf(letter) })
const read = async (spec: typeof plainSpec) => readPdf(await write(generate(spec, 1)))
/** No-break spaces are read back as spaces. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const linesOf = (text: string) => text.split(/\n+/).map((line) => spaced(line.replace(/^- /, '')))

describe('a letter', () => {
  it('is read back word for word, umlauts, quotation marks, euro and no-break spaces included', async () => {
    const { elements } = await read(plainSpec)
    const [draft, ...lines] = elements.filter(({ tag }) => tag !== 'Lbl').map(({ text }) => spaced(text))
    expect(draft).toBe('Entwurf, solange eine eigenhändige Unterschrift oder eine qualifizierte elektronische Signatur fehlt')
    expect(lines).toEqual(linesOf(generate(plainSpec, 1).plainText))
  })

  it('is read back word for word in English: dated at its head, with its leave before the names', async () => {
    const spec = { ...plainSpec, language: 'en' as const }
    const { elements } = await read(spec)
    const [, ...lines] = elements.filter(({ tag }) => tag !== 'Lbl').map(({ text }) => spaced(text))
    expect(lines.join(' ')).toBe(linesOf(generate(spec, 1).plainText).join(' '))
    expect(lines[1]).toMatch(/^\d+ \p{L}+ \d{4}$/u)
    expect(lines.at(-1 - spec.signers.length)).toBe('Yours faithfully')
  })

  it('that is to be signed does not say that it is a draft, on any page', async () => {
    const letter = generate(longSpec, 1)
    const texts = { ...sheetTexts.de, draft: '' }
    const { elements, artifacts, pages } = await readPdf(await letterToPdf(letter, { date: '2026-10-31', texts, fonts: await fontsOf(letter) }))
    expect(pages).toBeGreaterThan(1)
    expect(JSON.stringify([elements, artifacts])).not.toContain('Entwurf')
    expect(JSON.stringify(artifacts)).toContain('Seite 2')
  })

  it('has a structure: heading, paragraphs, list', async () => {
    const { elements } = await read(plainSpec)
    expect(elements.map(({ tag }) => tag)).toEqual([
      ...['P', 'P', 'H1', 'P', 'P', 'P', 'Lbl', 'LBody', 'Lbl', 'LBody'],
      ...['P', 'P', 'P', 'P', 'P', 'P', 'P', 'P'],
    ])
  })

  it.each([
    ['de', 'de-DE', 'Arbeitszeugnis'],
    ['en', 'en-GB', 'Employment Reference'],
  ] as const)('is marked as tagged, of its language %s, shows its title, and embeds its fonts', async (language, locale, title) => {
    const bytes = await write(generate({ ...plainSpec, language }, 1))
    expect(await readPdf(bytes)).toMatchObject({ title, language: locale, isMarked: true, pages: 1, artifacts: [] })
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toContain('/DisplayDocTitle true')
    expect(raw.match(/\/Type \/Font\n?\s*\/Subtype \/Type0|\/Subtype \/Type0/g)?.length).toBe(raw.match(/\/FontFile2/g)?.length)
    expect(raw).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/)
  })

  it('gives the same bytes for the same letter, and refuses a day that does not exist', async () => {
    const letter = generate(plainSpec, 1)
    expect(Buffer.compare(await write(letter), await write(letter))).toBe(0)
    await expect(write(letter, 'today')).rejects.toThrow(SpecError)
  })
})

describe('a long letter', () => {
  it('numbers its pages from the second on, and says on each that it is a draft', async () => {
    const { artifacts, pages } = await read(longSpec)
    expect(pages).toBeGreaterThan(3)
    expect(artifacts.map(({ page }) => page)).toEqual(Array.from({ length: pages - 1 }, (_, index) => index + 2))
    for (const { text, page } of artifacts) expect(spaced(text)).toMatch(new RegExp(`^Entwurf, .* fehlt\\s?Seite ${page} von ${pages}$`))
  })

  it('keeps the closing with place, date and signatures', async () => {
    const { elements, pages } = await read(longSpec)
    const last = elements.filter(({ page }) => page === pages).map(({ text }) => spaced(text))
    expect(last.some((text) => text.startsWith('Auf eigenen Wunsch') || text.includes('wünschen'))).toBe(true)
    expect(last.at(-2)).toBe('Ute Hansen, Geschäftsführerin')
  })

  it('shows hostile input as text', async () => {
    const { elements } = await read(longSpec)
    const text = elements.map((element) => element.text).join(' ')
    expect(text).toContain('Aufgabe 99 <script>alert(1)</script>')
    expect(text).toContain('<b>Ali&amp;</b>')
    expect(text.match(/Ü/g)?.length).toBeGreaterThanOrEqual(200)
    expect(elements.filter(({ tag }) => tag === 'Lbl')).toHaveLength(100)
  })

  it('is not made when letters of it cannot be drawn: each is named with its word', async () => {
    const refusal = await write(generate(hostileSpec, 1)).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UndrawableError)
    expect(refusal).toMatchObject({
      letters: [
        { letter: '\ufffd', word: '\ufffd' },
        { letter: '😀', word: '😀👩💻' },
        { letter: '👩', word: '😀👩💻' },
        { letter: '💻', word: '😀👩💻' },
      ],
    })
  })
})
