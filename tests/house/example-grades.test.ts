import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { analyse, gradeSentence } from '#zeugnis'
import { contentFiles } from '../language/files.ts'
import { gradedWordings } from '../support/graded-wordings.ts'

const texts = contentFiles('.mdx')

it('every wording that a page grades has the grade that the engine reads in it', () => {
  const claims = texts.flatMap((file) => gradedWordings(file).map((claim) => ({ file, ...claim })))
  const wrong = claims
    .map(({ file, line, wording, grade }) => ({ at: `${file}:${line}`, wording, said: grade, read: gradeSentence(wording).grade }))
    .filter(({ said, read }) => said !== read)
  expect(wrong).toEqual([])
})

it('the claims are found, in each form that texts have for them', () => {
  const claimed = (file: string) => gradedWordings(file).map(({ wording, grade }) => [wording, grade])
  const home = claimed('content/pages/home/de.mdx')
  expect(home).toContainEqual(['hat unsere Erwartungen stets in jeder Hinsicht übertroffen', 1])
  expect(home).toContainEqual(['trug zur Verbesserung des Betriebsklimas bei', null])
  expect(home).toContainEqual(['Er war stets bemüht, Liefertermine einzuhalten.', 5])
  expect(home).toContainEqual(['stets bemüht', 5])
  expect(claimed('content/blog/hr-home-office/de.mdx')).toContainEqual(['volle Zufriedenheit', 3])
  expect(claimed('content/blog/hr-englische-arbeitszeugnisse/en.mdx')).toContainEqual(['stets einwandfrei', 2])
  expect(claimed('content/blog/hr-arbeitszeugnis-rechtsurteile/en.mdx')).toContainEqual(['stets einwandfrei', 2])
  expect(claimed('content/wissen/verhaltensbeurteilung/de.mdx')).toContainEqual(['Sein Verhalten war ohne Tadel.', 4])
  expect(claimed('content/vorlagen/koch-in/de.mdx').filter(([, grade]) => grade === 1)).toHaveLength(2)
})

const spoken = (markup: string) =>
  markup
    .replace(/<Cut>.*?<\/Cut>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(['de', 'en'])('the home page (%s)', (locale) => {
  const read = () => readFile(new URL(`../../content/pages/home/${locale}.mdx`, import.meta.url), 'utf8')

  it('says in its grade control five sentences of the grades that the engine reads in them', async () => {
    const [, start = '', variants = ''] = /<Sentence>(.*?)(<Say .*?)<\/Sentence>/.exec(await read()) ?? []
    const said = [...variants.matchAll(/<Say grade="(\d)">(.*?)<\/Say>/g)].map(([, grade, say = '']) => [
      Number(grade),
      gradeSentence(`${start}${spoken(say)}`).grade,
    ])
    expect(said).toEqual([1, 2, 3, 4, 5].map((grade) => [grade, grade]))
  })

  it('marks in its letter what the analysis of that letter reads, the closing included', async () => {
    const lines = [...(await read()).matchAll(/<Line(?: flag="(\d)")?[^>]*>(.*?)<\/Line>/g)].map(([, flag, line = '']) => ({
      flag,
      text: spoken(line),
    }))
    const letter = ['Arbeitszeugnis', ...lines.map(({ text }) => text)].join('\n\n')
    const analysis = analyse(letter)
    const gradeOf = (text: string) => {
      const start = letter.indexOf(text)
      const inside = analysis.isReference ? analysis.sentences.filter((one) => one.start >= start && one.end <= start + text.length) : []
      return inside.findLast(({ grade }) => grade !== null)?.grade
    }
    expect(lines.map(({ text }) => [text, gradeOf(text)])).toEqual(lines.map(({ text, flag }) => [text, flag && Number(flag)]))
  })

  it('opens with an example whose grade a court decided, and says that grade', async () => {
    const [, meaning = '', ruling, wording = ''] = /<Decoded [^>]*meaning="([^"]+)" ruling="([^"]+)">(.*?)<\/Decoded>/.exec(await read()) ?? []
    expect(ruling).toBe('bag-9-azr-584-13')
    expect(gradeSentence(spoken(wording).replace(/[„“]/g, '')).grade).toBe(3)
    expect(meaning).toMatch(/^(Befriedigend|Satisfactory)\./)
  })
})
