import { expect, it } from 'vitest'
import { fontsFor } from '../../../tests/support/documents.ts'
import { fontStyles } from '../options.ts'
import { UndrawableError } from '../undrawable.ts'
import { runsIn } from './runs.ts'

const runs = async (text: string, replaces = false) => runsIn(await fontsFor(text), replaces)(text, 'serif')

it('takes the Latin face first, the further Latin letters from another of the same family', async () => {
  expect(await runs('Łukasz Şahin')).toEqual([
    { face: 'serif0.1', text: 'Ł' },
    { face: 'serif0.0', text: 'ukasz ' },
    { face: 'serif0.1', text: 'Ş' },
    { face: 'serif0.0', text: 'ahin' },
  ])
})

it('sets a whole word in one family, and says what it means where its marks are drawn apart', async () => {
  expect(await runs('Jan J\u030cordan-Müller')).toEqual([
    { face: 'serif0.0', text: 'Jan ' },
    { face: 'serif1.0', text: 'J\u030cordan', actual: 'J\u030cordan' },
    { face: 'serif0.0', text: '-Müller' },
  ])
  expect(await runs('Иванова (geb. Петренко)')).toEqual([
    { face: 'serif1.0', text: 'Иванова ' },
    { face: 'serif0.0', text: '(geb. ' },
    { face: 'serif1.0', text: 'Петренко' },
    { face: 'serif0.0', text: ')' },
  ])
})

it('refuses letters that no face has, or puts one question mark for each', async () => {
  await expect(runs('a😀漢b')).rejects.toThrow(UndrawableError)
  const face = 'serif0.0'
  expect(await runs('a😀漢b', true)).toEqual([
    { face, text: 'a' },
    { face, text: '?', actual: '😀' },
    { face, text: '?', actual: '漢' },
    { face, text: 'b' },
  ])
})

it('every style has the letters of German, and the marks that letters and reports set, in its first file', async () => {
  const text = 'ÄÖÜäöüßẞ„“”‚‘’…–—€§•·\u00a0[]?'
  const plain = runsIn(await fontsFor(''))
  for (const style of fontStyles) expect(plain(text.replace('ẞ', ''), style), style).toEqual([{ face: `${style}0.0`, text: text.replace('ẞ', '') }])
  const toRuns = runsIn(await fontsFor(text))
  for (const style of fontStyles) expect(toRuns('ẞ', style), style).toHaveLength(1)
})
