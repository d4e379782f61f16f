import { describe, expect, it } from 'vitest'
import { type FrontMatter, readText, slugsOf } from '#words'
import { gradeSentence } from '#zeugnis'

const locales = ['de', 'en'] as const
const metaOf = async (slug: string, locale: (typeof locales)[number]) => (await readText('wissen', slug, locale)).meta

/** What both languages of an entry must say alike. */
const facts = ({ topic, related, revised, examples, statutes = [], rulings = [] }: FrontMatter<'wissen'>) => ({
  topic,
  related,
  revised,
  examples: examples.map(({ sentence, grade, missing }) => [sentence, grade, missing !== undefined]),
  statutes: statutes.map(({ norm }) => norm),
  rulings: rulings.map(({ date, number }) => [date, number]),
})

/** The entries that name this one among their related ones. */
async function leadingTo(slug: string): Promise<string[]> {
  const metas = await Promise.all(slugsOf('wissen').map(async (from) => ({ from, ...(await metaOf(from, 'de')) })))
  return metas.filter(({ related }) => related.includes(slug)).map(({ from }) => from)
}

describe.each(slugsOf('wissen'))('the entry %s', (slug) => {
  it('expects of its examples the grades that the engine reads in them', async () => {
    const { examples } = await metaOf(slug, 'de')
    const read = examples.map(({ sentence }) => [sentence, gradeSentence(sentence).grade ?? 'none'])
    expect(read).toEqual(examples.map(({ sentence, grade }) => [sentence, grade]))
  })

  it('rests on the same sentences, statutes and rulings in both languages', async () => {
    expect(facts(await metaOf(slug, 'en'))).toEqual(facts(await metaOf(slug, 'de')))
  })

  it('leads on to three to six other entries', async () => {
    const { related } = await metaOf(slug, 'de')
    expect(slugsOf('wissen').filter((other) => other !== slug)).toEqual(expect.arrayContaining(related))
    expect(new Set(related).size).toBe(related.length)
    expect(related.length).toBeGreaterThanOrEqual(3)
    expect(related.length).toBeLessThanOrEqual(6)
  })

  it('is what at least two other entries lead on to', async () => {
    expect((await leadingTo(slug)).length).toBeGreaterThanOrEqual(2)
  })
})
