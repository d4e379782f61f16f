import { expect, it } from 'vitest'
import { HeadingIds } from './heading-ids.ts'

it('writes ids in letters that survive in any address bar, each once', () => {
  const ids = new HeadingIds()
  expect(ids.identify('Größe, Übung & Maß').id).toBe('groesse-uebung--mass')
  expect(ids.identify('Zeugnis\u00adgenerator').id).toBe('zeugnisgenerator')
  expect(ids.identify('Zeugnisgenerator').id).toBe('zeugnisgenerator-1')
})
