import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#words/interface'
import { findRole } from '#zeugnis'
import { contentFiles, localeOf, pageOf } from './files.ts'
import { mdxPieces } from './mdx-pieces.ts'
import { everyNode, readTree } from './mdx-tree.ts'
import { lengthOf } from './sentences.ts'
import { isOnPage, overlapsOf, type Wording } from './shared-wording.ts'

/** A page's runs of eight words may stand on another template's page only below this share. */
const LIMIT = 0.15

const interim = 'content/pages/arbeitszeugnis-vorlage-zwischenzeugnis/'
const files = contentFiles('.mdx').filter((file) => file.startsWith('content/vorlagen/') || file.startsWith(interim))

/**
 * What a template's page says of its own: heading and lead, the text with its questions, and the duties, competences and
 * mistakes of the role, which the interim reference has in its text. Not compared: the letter and its wordings in five
 * grades, which the engine writes, and what the page family puts on every page (labels, switches, headings of its
 * sections, related templates).
 */
function wordingOf(file: string): Wording {
  const facts = file.startsWith(interim) ? [] : factsOf(pageOf(file).replace('content/vorlagen/', ''), localeOf(file))
  return {
    page: file,
    texts: [
      ...mdxPieces(file)
        .filter(isOnPage)
        .map(({ text }) => text),
      ...facts,
    ],
  }
}

function factsOf(role: string, locale: Locale): string[] {
  const { tasks, competences, pitfalls } = findRole(role)
  return [...tasks, ...competences, ...pitfalls].map((fact) => fact[locale])
}

const questionsIn = (file: string): number => everyNode(readTree(file)).filter((node) => 'name' in node && node.name === 'Question').length

const wordingsIn = (locale: Locale): Wording[] => files.filter((file) => localeOf(file) === locale).map(wordingOf)

describe.each(locales.map(({ code }) => code))('the templates (%s)', (locale) => {
  const wordings = wordingsIn(locale)

  it('differ in substance: less than 15 % of any page stands on another', () => {
    expect(wordings).toHaveLength(22)
    const tooClose = overlapsOf(wordings).filter(({ share }) => share >= LIMIT)
    expect(tooClose.map(({ page, other, share }) => `${page}: ${Math.round(share * 100)} % stand in ${other} too`)).toEqual([])
  })

  it('say enough of their trade: 350 words and more of their own', () => {
    const lengths = wordings.map(({ page, texts }) => ({ page, words: texts.reduce((sum, text) => sum + lengthOf(text), 0) }))
    expect(lengths.filter(({ words }) => words < 350)).toEqual([])
  })

  it('answer two to four questions each', () => {
    const counts = wordings.map(({ page }) => ({ page, questions: questionsIn(page) }))
    expect(counts.filter(({ questions }) => questions < 2 || questions > 4)).toEqual([])
  })
})
