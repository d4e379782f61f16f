import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#words/interface'
import { type Answer, compareTexts } from './compare-texts.ts'
import type { ComparisonView, PairView } from './comparison-view.ts'

const read = (name: string) => readFileSync(new URL(`../../../content/samples/comparison/${name}.txt`, import.meta.url), 'utf8').trim()
const sample = (name: string, locale: Locale = 'de') =>
  shown(compareTexts({ before: read(`${name}-vorher`), after: read(`${name}-nachher`), locale }))

function shown(answer: Answer): ComparisonView {
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer.view
}

const pairsOf = ({ rows }: ComparisonView) => rows.filter((row): row is PairView => !('same' in row))

describe('the samples show what their names and the page say', () => {
  it('smoothed: performance sinks, a sentence, a duty and the regret are gone', () => {
    const view = sample('geglaettet')
    expect(view.sentence).toMatch(
      /^Die Leistung sinkt von 1 auf 2,5, weil .*„stets“ wegfällt\. Im zweiten Text fehlt am Schluss: Bedauern\. Angaben unterscheiden sich\.$/,
    )
    expect(view.lost).toEqual(['arbeitsbefaehigung'])
    expect(view.facts.map(({ label }) => label)).toEqual(['Aufgabe', 'Bedauern'])
    expect(view.facts[0]?.before).toBe('Prüfung der Eingangsrechnungen')
  })

  it('interim and final: three sentences of performance and conduct read worse, the tense changes nothing', () => {
    const pairs = pairsOf(sample('zwischen'))
    expect(pairs.filter(({ change }) => change === 'worse')).toHaveLength(3)
    expect(pairs.filter(({ change }) => change === 'same').map(({ dimension }) => dimension)).toContain('arbeitsweise')
  })

  it('rearranged: nothing has changed in the grade', () => {
    const view = sample('umgestellt', 'en')
    expect(view.sentence).toBe('Nothing has changed in the grade.')
    expect(pairsOf(view).filter(({ moved }) => moved).length).toBeGreaterThan(2)
  })
})

it('days stand in the language of the page, and the title of the letter beside what replaced it', () => {
  const view = sample('zwischen', 'en')
  expect(view.facts.find(({ kind }) => kind === 'issued')).toMatchObject({ before: '28\u00a0February\u00a02025', after: '30\u00a0June\u00a02026' })
  const title = pairsOf(view).find(({ before }) => before?.some(({ text }) => text.includes('Zwischenzeugnis')))
  expect(title?.after?.map(({ text }) => text).join('')).toBe('Arbeitszeugnis')
})

it('says that both texts are the same only where they are', () => {
  const before = read('geglaettet-vorher')
  expect(shown(compareTexts({ before, after: before, locale: 'de' }))).toMatchObject({ isSameText: true, facts: [], lost: [], added: [] })
  expect(shown(compareTexts({ before, after: before.replace('stets sicher', 'sicher'), locale: 'de' })).isSameText).toBe(false)
})

it('shows nothing of the marks of a chatbot, and takes them for no difference', () => {
  const before = read('geglaettet-vorher')
  const after = before.replace(/^- /gmu, '* ').replace('stets', '**stets**')
  expect(shown(compareTexts({ before, after, locale: 'de' }))).toMatchObject({ isSameText: true })
})

it('says that only the order is different, and not that both texts are the same', () => {
  const before = read('geglaettet-vorher')
  const after = before.replace(/^(- [^\n]+)\n(- [^\n]+)/mu, '$2\n$1')
  const view = shown(compareTexts({ before, after, locale: 'de' }))
  expect([view.isSameText, view.sentence]).toEqual([false, 'Nichts hat sich in der Note geändert. Nur die Reihenfolge ist anders.'])
})

it('gives the reason in the reader’s language where nothing can be said', () => {
  const before = read('geglaettet-vorher')
  const refusal = (after: string, locale: Locale) => compareTexts({ before, after, locale })
  expect(refusal(' ', 'de')).toEqual({ refusal: 'Nicht vergleichbar: Der zweite Text ist leer.' })
  expect(refusal(read('umgestellt-nachher'), 'en')).toEqual({ refusal: 'Not comparable: The texts are about two different people.' })
})

it('shows which duties stand elsewhere where only their order is different', () => {
  const before = read('geglaettet-vorher')
  const after = before.replace(/^(- [^\n]+)\n(- [^\n]+)/mu, '$2\n$1')
  const moved = pairsOf(shown(compareTexts({ before, after, locale: 'de' }))).filter(({ moved }) => moved)
  expect(moved.map(({ assessed, wording }) => [assessed, wording])).toEqual([
    [false, 'same'],
    [false, 'same'],
  ])
})

it('a day that the calendar does not have stands beside the one that was put in its place', () => {
  const after = read('geglaettet-vorher')
  const { facts } = shown(compareTexts({ before: after.replaceAll('30. September 2026', '31. September 2026'), after, locale: 'de' }))
  const corrected = { before: '31. September 2026', after: '30.\u00a0September\u00a02026' }
  expect(facts).toMatchObject([
    { kind: 'to', ...corrected },
    { kind: 'issued', ...corrected },
  ])
})
