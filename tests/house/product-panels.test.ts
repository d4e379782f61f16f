import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readSentence, SAMPLE_DAY, samplePool, search } from '#talent'
import { fill, messagesFor } from '#words/interface'
import { analyse, generate } from '#zeugnis'

const read = (path: string) => readFile(new URL(`../../content/${path}`, import.meta.url), 'utf8')
const page = async (name: string, locale: string) => tidy(await read(`pages/${name}/${locale}.mdx`))
const tidy = (text: string) => text.replace(/\s/g, ' ')
const spoken = (markup: string) => markup.replace(/<[^>]+>/g, '')

/** Whom the panels of the generator's page speak of. */
const brandt = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Katharina', lastName: 'Brandt' },
  employer: { name: 'Hansen Kühllogistik GmbH', city: 'Hamburg' },
  job: { title: 'Teamleiterin Disposition' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  overall: 2,
  signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
} as const

describe.each(['de', 'en'] as const)('the panels of the product pages (%s) show what the software does', (locale) => {
  const messages = messagesFor(locale)

  it('the generator writes this sentence around what is typed, and warns of that duty in these words', async () => {
    const text = await page('products-zeugnisgenerator', locale)
    const [, achieved = ''] = /note="[„]?(die Senkung[^"“(]*?)[“]?(?: \([^"]*)?" value/.exec(text) ?? []
    const [, written = ''] = /<PanelSay[^>]*>(Als Ergebnis.*?)<\/PanelSay>/.exec(text) ?? []
    const [, duty = ''] = /note="[„]?(War drei[^"“(]*?)[“]?(?: \([^"]*)?" value/.exec(text) ?? []
    const [, place, warned = ''] = /<PanelNote title="([^"]+)">(.*?)<\/PanelNote>/.exec(text) ?? []
    const { plainText, warnings } = generate({ ...brandt, tasks: ['Planung der Touren', duty], ofPerson: { achievements: achieved } })
    expect(tidy(plainText)).toContain(spoken(written))
    const warning = warnings.find(({ code }) => code === 'inadmissible')
    if (warning?.code !== 'inadmissible') throw new Error('No warning')
    const said = fill(messages['warning.inadmissible'], { words: warning.words, content: messages[`inadmissible.${warning.content}`] })
    expect(warning.field).toBe('tasks.1')
    expect(place).toBe(fill(messages['draft.task'], { number: 2 }))
    expect(bare(said)).toContain(bare(warned))
  })

  it('the first sample of the analysis holds what the page of the parser says of it', async () => {
    const text = await page('products-zeugnisparser', locale)
    const sample = await read('samples/verkauf.txt')
    expect(text).toMatch(/„stets“.*(?:Ehrlichkeit|honesty)/)
    const [, said = ''] = /<PanelSay[^>]*>(.*?)<\/PanelSay>/.exec(text) ?? []
    const [, duty = ''] = /note="„([^“]+)“"/.exec(text) ?? []
    expect([said, duty].filter((words) => !words || !sample.includes(spoken(words)))).toEqual([])
    const analysis = analyse(sample)
    if (!analysis.isReference) throw new Error('No reference')
    expect(analysis.role).toBe('verkaeufer-in')
    expect(analysis.missingExpectations.map(({ code, basis }) => [code, basis.kind])).toEqual([['honesty', 'court']])
    const summary = analysis.sentences.find(({ dimension }) => dimension === 'gesamtbeurteilung')
    expect(summary?.grade).toBe(2)
    expect(summary?.marks.map(({ basis }) => basis.kind)).toContain('court')
  })

  it('the search finds this evidence, and refuses that word', async () => {
    const text = await page('products-talentscout', locale)
    const sentence = readSentence(messages['talent.sample'])
    const { matches } = search(samplePool, sentence, SAMPLE_DAY)
    const statuses = {
      belegt: 'proved',
      evidenced: 'proved',
      unklar: 'unclear',
      unclear: 'unclear',
      'keine Angabe': 'silent',
      'not mentioned': 'silent',
    }
    const panels = [...text.matchAll(/<Panel title="\p{L}+ (\d{4})"[^>]*>(.*?)<\/Panel>/gu)]
    expect(panels).toHaveLength(2)
    for (const [, number, rows = ''] of panels) {
      const findings = matches.find((match) => match.number === Number(number))?.findings ?? []
      for (const [, name = '', passage = '', value] of rows.matchAll(/<PanelRow title="([^"]+)"(?: note="„([^“]+)“")? value="([^"]+)"/g)) {
        const requirement = sentence.requirements.find(({ text: said }) => name.includes(said))
        const finding = findings.find((one) => one.requirement === requirement?.id)
        expect([name, finding?.status]).toEqual([name, Reflect.get(statuses, value ?? '')])
        expect(tidy(finding && 'evidence' in finding ? finding.evidence.passage : '')).toContain(passage)
      }
    }
    const [, typed = '', word, why = ''] = /<PanelSay own>.(.*?).<\/PanelSay> <PanelNote title=".([^"]+).">(.*?)<\/PanelNote>/.exec(text) ?? []
    expect(readSentence(typed).refused.map((one) => [one.word, tidy(one.why[locale])])).toEqual([[word, why]])
  })
})

/** The page sets German words of an English sentence in German quotation marks. */
function bare(text: string): string {
  return tidy(text).replace(/[„“”]/g, '')
}
