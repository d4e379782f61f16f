import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readSentence, SAMPLE_DAY, samplePool, search } from '#talent'
import { messagesFor } from '#words/interface'

for (const locale of ['de', 'en']) {
  it(`the talent rows of the home page (${locale}) say what the search finds, for the sentence of its page`, async () => {
    const text = await readFile(new URL(`../../content/pages/home/${locale}.mdx`, import.meta.url), 'utf8')
    const said = [...text.matchAll(/<PanelRow title="\p{L}+ (\d{4})" note="[^"]*" value="(\d) \p{L}+ (\d) /gu)].map((row) => row.slice(1).map(Number))
    expect(said).toHaveLength(3)
    const sentence = messagesFor(locale)['talent.sample']
    expect(text).toContain(sentence)
    const { matches } = search(samplePool, readSentence(sentence), SAMPLE_DAY)
    const found = matches.map(({ number, findings }) => [number, findings.filter(({ status }) => status === 'proved').length, findings.length])
    for (const row of said) expect(found).toContainEqual(row)
    expect(said).toEqual(found.filter(([number]) => said.some(([other]) => other === number)))
  })
}
