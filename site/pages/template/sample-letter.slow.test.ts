import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '#language'
import { readText } from '#words'
import { analyse, type Grade, grades } from '#zeugnis'
import { roleTemplates } from '../../route-table/role-templates.server.ts'
import { ownTopic } from './own-topic.server.ts'
import { addresses, type Sample, sentencesOn, writeLetter, writeSample } from './sample-letter.server.ts'

const locales = ['de', 'en'] as const

async function sampleOf(role: string, locale: Sample['locale'], kind: Sample['kind'] = 'qualifiziert'): Promise<Sample> {
  const { meta } = await readText('vorlagen', role, locale)
  return { role, kind, locale, words: meta.sample }
}

const allSamples = () => Promise.all(roleTemplates.flatMap(({ role }) => locales.flatMap((locale) => [sampleOf(role.toLowerCase(), locale)])))

/** All samples with what is written of them: once, as it takes a while. */
const written = allSamples().then((samples) => samples.map((sample) => ({ sample, letter: writeSample(sample) })))

/** All that a version says, as the page shows it for one form of address. */
function shown({ opening, about, versions }: ReturnType<typeof writeSample>, place: number, grade: Grade): string[] {
  const wordings = versions.filter((version) => version.grade === grade).flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))
  return [opening, ...wordings.map(({ wording }) => wording)].map((wording) => wording[place] ?? wording[0] ?? '').concat(about)
}

describe('a sample letter', () => {
  it('says in every grade and form of address what the generator writes', async () => {
    for (const { sample, letter } of await written) {
      for (const [place, address] of addresses.entries()) {
        for (const grade of grades) {
          const { plainText } = writeLetter(sample, { address, grade })
          for (const text of shown(letter, place, grade)) expect(plainText, `${sample.role} ${grade} ${address}`).toContain(text)
        }
      }
    }
  })

  it('holds no placeholder and no empty line', async () => {
    for (const { sample, letter } of await written) {
      const texts = JSON.stringify(letter)
      expect(texts, sample.role).not.toMatch(/[⟨⟩|]|undefined|null|\{\w+\}/)
      expect(texts, sample.role).not.toContain('""')
    }
  })

  it('has five different versions, each with performance, summary, conduct and closing', async () => {
    for (const { sample, letter } of await written) {
      const { versions } = letter
      expect(versions.map(({ grade }) => grade)).toEqual([...grades])
      for (const { paragraphs } of versions) {
        const parts = paragraphs.map(({ part }) => part).filter((part) => part !== 'fuehrung')
        expect(parts).toEqual(['leistung', 'gesamtbeurteilung', 'sozialverhalten', 'schluss'])
      }
      expect(new Set(versions.map(({ paragraphs }) => JSON.stringify(paragraphs))).size, sample.role).toBe(5)
    }
  })

  it('assesses leadership where the role leads, and nowhere else', async () => {
    for (const { sample, letter } of await written) {
      const [version] = letter.versions
      expect(version?.paragraphs.some(({ part }) => part === 'fuehrung')).toBe(sample.role === 'fuehrungskraft')
    }
  })

  it('names the job for each form of address', async () => {
    expect(writeSample(await sampleOf('koch-in', 'de')).opening.map((text) => /als (\S+)/.exec(text)?.[1])).toEqual(['Köchin', 'Koch', 'Köchin/Koch'])
    expect(writeSample(await sampleOf('krankenpfleger-in', 'de')).opening[2]).toContain('Pflegefachkraft')
    expect(writeSample(await sampleOf('reinigungskraft', 'de')).opening[2]).toMatch(/als Reinigungskraft (?:in|bei|tätig)/)
  })

  it('gives every sentence the grade of its version, in the words of the letter', async () => {
    for (const { sample, letter } of await written) {
      for (const grade of grades) {
        const { parts } = writeLetter(sample, { address: 'frau', grade })
        const graded = parts.flatMap(({ sentences }) => sentences).filter((sentence) => sentence.grade !== undefined)
        const others = graded.filter((sentence) => sentence.grade !== grade)
        // Honesty is said of whoever is not accused of anything.
        expect(others.filter((sentence) => grade < 4 || sentence.grade !== 3)).toEqual([])
        const version = letter.versions.find((one) => one.grade === grade)
        expect(version?.paragraphs.flatMap(({ sentences }) => sentences.map(({ wording }) => wording[0]))).toEqual(
          parts
            .filter(({ part }) => ['leistung', 'fuehrung', 'gesamtbeurteilung', 'sozialverhalten', 'schluss'].includes(part))
            .flatMap(({ sentences }) => sentences.map(({ text }) => text)),
        )
      }
    }
  })

  it('as an interim reference it is in the present tense and has no end', async () => {
    const letter = writeSample(await sampleOf('projektmanager-in', 'de', 'zwischen'))
    expect(letter.heading).toBe('Zwischenzeugnis')
    expect(letter.opening[0]).toMatch(/[sS]eit dem 1\.\sJanuar\s2016 .*als Projektmanagerin/)
    expect(JSON.stringify(letter.versions)).not.toMatch(/ war | erledigte | verlässt | scheidet /)
  })
})

it.each(grades.filter((grade) => grade <= 2))('the letters of grade %i lack nothing that their occupation is expected to mention', async (grade) => {
  for (const sample of await allSamples())
    for (const address of addresses) {
      if (sample.locale === 'en') continue
      const read = analyse(writeLetter(sample, { address, grade }).plainText, sample.role)
      if (read.isReference)
        expect([read.missingParts, read.missingExpectations, read.defects, read.overall.grade], sample.role).toEqual([[], [], [], grade])
    }
})

it('the topic of every role gives five different sentences', async () => {
  for (const { role, topic } of roleTemplates) {
    for (const locale of locales) {
      const own = await ownTopic(role.toLowerCase(), topic)
      const rows = sentencesOn(writeSample(await sampleOf(role.toLowerCase(), locale)), own)
      expect(new Set(rows.map(({ text }) => text)).size, `${role} ${topic}`).toBe(5)
      expect(rows.every(({ text }) => text.length > 0)).toBe(true)
    }
  }
})

/** What was achieved does not stand in letters that find little to praise. */
const achieved = ({ ofPerson }: Sample['words'], words: string) => ofPerson.achievements?.includes(words) === true

describe('the letter of a template', () => {
  it('follows the advice of its page, in both languages and every grade', async () => {
    for (const locale of locales)
      for (const { role } of roleTemplates) {
        const { meta } = await readText('vorlagen', role.toLowerCase(), locale)
        const page = await readFile(new URL(`../../../content/vorlagen/${role.toLowerCase()}/${locale}.mdx`, import.meta.url), 'utf8')
        expect(page.slice(page.indexOf('\n---\n')).replace(/\s+/g, ' '), role).toContain(meta.sample.advice.says)
        for (const grade of grades) {
          const { plainText } = writeLetter(await sampleOf(role.toLowerCase(), locale), { address: 'frau', grade })
          for (const words of meta.sample.advice.shown.filter((words) => grade <= 3 || !achieved(meta.sample, words)))
            expect(plainText, `${role} ${grade}`).toContain(words)
        }
      }
  })

  it.each(locales)('differs in more than half of its words from that of any other occupation (%s)', async (locale) => {
    const letters = await Promise.all(
      roleTemplates.map(async ({ role }) => writeLetter(await sampleOf(role.toLowerCase(), locale), { address: 'frau', grade: 2 })),
    )
    const pages = letters.map(({ plainText }) => new Set(wordsOf(plainText).map(({ key }) => key)))
    for (const [at, one] of pages.entries())
      for (const [other, two] of pages.entries())
        if (other > at)
          expect(
            [...one].filter((word) => two.has(word)).length / Math.min(one.size, two.size),
            `${roleTemplates[at]?.role} ${roleTemplates[other]?.role}`,
          ).toBeLessThan(0.5)
  })
})

describe('the facts of a sample', () => {
  it('stand in sentences that go on with what was given, and warn of nothing', async () => {
    for (const sample of await allSamples())
      for (const address of addresses) {
        const { plainText, warnings } = writeLetter(sample, { address, grade: 2 })
        expect(plainText, sample.role).not.toMatch(/diese Stellen inne|posts with us|an diesen Projekten beteiligt/)
        expect(warnings, sample.role).toEqual([])
      }
  })

  it('are the same in number in both languages', async () => {
    for (const { role } of roleTemplates) {
      const [german, english] = await Promise.all(locales.map((locale) => sampleOf(role.toLowerCase(), locale)))
      expect(german?.words.tasks.length, role).toBe(english?.words.tasks.length)
      expect(Object.keys(german?.words.ofPerson ?? {}), role).toEqual(Object.keys(english?.words.ofPerson ?? {}))
      expect(german?.words.signer.name.replace('Dr. ', 'Dr '), role).toBe(english?.words.signer.name)
    }
  })

  it('are signed by somebody else on each page', async () => {
    const samples = (await allSamples()).filter(({ locale }) => locale === 'de')
    expect(new Set(samples.map(({ words }) => words.signer.name)).size).toBe(samples.length)
  })
})
