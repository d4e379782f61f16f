import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { abilityNames, integrations } from '#words/facts'
import { locales } from '#words/interface'
import { pages } from '../../route-table/pages.ts'
import { specOf } from '../generator/draft.ts'
import { sampleDraft } from '../generator/sample-draft.ts'
import { composeIntegration } from './compose-integration.server.tsx'

describe('the facts about HR systems', () => {
  it('there are some for every page, and a page for all of them', () => {
    const named = [...integrations.keys()].sort()
    const files = readdirSync(new URL('../../../content/integrations', import.meta.url))
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(named)
    expect(pages.filter(({ family }) => family === 'integration').map(({ path }) => path.split('/').at(-1))).toEqual(expect.arrayContaining(named))
  })

  it.each([...integrations])('%s: every ability has a source and nothing was checked in the future', (_name, system) => {
    for (const ability of abilityNames) expect(system[ability].sources.map((source) => system.sources[source]?.url)).not.toContain(undefined)
    expect(new Date(system.checked).getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('claims no finished connection while none is built', () => {
    const states = [...integrations.values()].flatMap((system) => abilityNames.map((ability) => system[ability].state))
    expect(states.filter((state) => state === 'available' || state === 'planned')).toEqual([])
  })

  it.each([...integrations])('%s: a field that is mapped is a field of the draft, and changes the letter’s description', (_name, system) => {
    const draft = { ...sampleDraft('de'), title: 'Dr.' }
    const before = JSON.stringify(specOf(draft))
    for (const { to } of system.fields) {
      expect(Object.keys(draft)).toContain(to)
      const value = Reflect.get(draft, to)
      const other = typeof value === 'boolean' ? !value : Array.isArray(value) ? ['Anderes'] : 'Anderes'
      expect(JSON.stringify(specOf({ ...draft, [to]: other })), to).not.toBe(before)
    }
  })
})

describe('the page of a system', () => {
  const drawn = (name: string) => composeIntegration({ name, locale: 'de', text: '' })

  it('draws the way by webhook and interface where both are documented, else asking and filing by hand', () => {
    expect(drawn('personio')).toContain('meldet: eine Beschäftigung endet')
    expect(drawn('personio')).not.toContain('von Hand hochgeladen')
    expect(drawn('kenjo')).toContain('fragt in Abständen')
    expect(drawn('kenjo')).toContain('von Hand hochgeladen')
    expect(drawn('workday')).toContain('fragt in Abständen')
    expect(drawn('workday')).not.toContain('von Hand hochgeladen')
  })

  it.each([...integrations.keys()])('%s: says in both languages which names are mere examples', (name) => {
    const examples = integrations.get(name)?.fields.filter((field) => 'documented' in field && !field.documented).length
    for (const { code } of locales) {
      const marks = composeIntegration({ name, locale: code, text: '' }).split('class="sample"').length - 1
      expect(marks).toBe(examples)
    }
  })
})
