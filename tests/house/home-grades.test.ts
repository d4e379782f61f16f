import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { gradeSentence } from '#zeugnis'

const spoken = (markup: string) =>
  markup
    .replace(/<Cut>.*?<\/Cut>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

for (const locale of ['de', 'en']) {
  it(`the grade control of the home page (${locale}) says five sentences of the grades that the engine reads in them`, async () => {
    const text = await readFile(new URL(`../../content/pages/home/${locale}.mdx`, import.meta.url), 'utf8')
    const [, start = '', variants = ''] = /<Sentence>(.*?)(<Say .*?)<\/Sentence>/.exec(text) ?? []
    const said = [...variants.matchAll(/<Say grade="(\d)">(.*?)<\/Say>/g)].map(([, grade, say = '']) => [
      Number(grade),
      gradeSentence(`${start}${spoken(say)}`).grade,
    ])
    expect(said).toEqual([1, 2, 3, 4, 5].map((grade) => [grade, grade]))
  })

  it(`the letter of the home page (${locale}) marks its sentences with the grades that the engine reads in them`, async () => {
    const text = await readFile(new URL(`../../content/pages/home/${locale}.mdx`, import.meta.url), 'utf8')
    const lines = [...text.matchAll(/<Line flag="([1-5])"[^>]*>(.*?)<\/Line>/g)].filter(([, , line = '']) => !line.includes('danken'))
    expect(lines).toHaveLength(2)
    for (const [, flag, line = ''] of lines) expect(gradeSentence(spoken(line)).grade, spoken(line)).toBe(Number(flag))
  })
}
