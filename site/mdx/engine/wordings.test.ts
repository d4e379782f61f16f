import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { grades, listPhrases } from '#zeugnis'
import { H2 } from '../headings.tsx'
import { renderText } from '../render.server.tsx'
import { ByGrade } from './by-grade.server.tsx'
import { Wordings } from './wordings.server.tsx'

const tableOf = (of: string, locale: 'de' | 'en' = 'de') => renderText(() => createElement(Wordings, { of }), locale).html

/** The rows of the table: of each the grade, and the figures that stand in its sentences. */
function rowsOf(html: string): { grade: string | undefined; sentences: number; figures: Set<string | undefined> }[] {
  const rows = html.split('<tr class="g').slice(1)
  return rows.map((row) => ({
    grade: /<span>\D+(\d)<\/span>/.exec(row)?.[1],
    sentences: row.split('class="say"').length - 1,
    figures: new Set([...row.matchAll(/data-g="([^"]+)"/g)].map(([, figure]) => figure)),
  }))
}

const groups = [
  ...(['leistungsbereitschaft', 'arbeitsbefaehigung', 'fachwissen', 'weiterbildung', 'arbeitsweise', 'arbeitserfolg'] as const),
  ...(['fuehrung', 'gesamt', 'sozialIntern', 'sozialExtern'] as const),
]

/** How many wordings the phrase base has of a group and grade. */
const phrasesAt = (of: string, grade: number) => listPhrases('de').filter((phrase) => phrase.id.startsWith(`${of}.${grade}.`)).length

describe.each(groups)('the wordings of %s', (of) => {
  it('stand at the grade that the engine reads in each of them', () => {
    expect(rowsOf(tableOf(of))).toEqual(
      grades.map((grade) => ({ grade: String(grade), sentences: phrasesAt(of, grade), figures: new Set([String(grade)]) })),
    )
  })
})

it('every sentence is said to be German and has a button of its own, in the language of the page', () => {
  const html = tableOf('gesamt', 'en')
  expect(html.split('<span class="ref" lang="de">')).toHaveLength(41)
  const names = [...html.matchAll(/<button type="button" data-copy="" aria-label="([^"]+)"><\/button>/g)].map(([, name]) => name)
  expect(names).toEqual(Array(40).fill('Copy sentence'))
})

it('nothing is marked in a closing: it has its grade as a whole', () => {
  expect(tableOf('schlussEnde')).not.toContain('class="ann')
})

it('shows fewer of each grade where the page says how many', () => {
  const html = renderText(() => createElement(Wordings, { of: 'gesamt', most: '4' }), 'de').html
  expect(rowsOf(html).map(({ sentences }) => sentences)).toEqual([4, 4, 4, 4, 4])
})

it('stand below one switch that names all grades, with a link to each aspect', () => {
  const heading = (text: string) => createElement(H2, { key: text }, text)
  const { html, headings } = renderText(() => createElement(ByGrade, null, [heading('Führung'), heading('Verhalten im Haus')]), 'de')
  expect(headings.map(({ id }) => html.includes(`<a href="#${id}">`))).toEqual([true, true])
  expect([...html.matchAll(/<input [^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual(['all', '1', '2', '3', '4', '5'])
})

it('a group that the phrase base does not have stops the build', () => {
  expect(() => tableOf('kleidung')).toThrow('Wordings: the phrase base has no group kleidung')
})
