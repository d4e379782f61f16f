import { expect, it } from 'vitest'
import { periodsOf } from './periods.ts'

const read = (line: string) => periodsOf(line).map(({ from, to }) => `${from?.value ?? '?'} ${to?.value ?? '?'}`)

it.each([
  ['03/2019 – heute', '2019-03 present'],
  ['2015 - 2018', '2015 2018'],
  ['seit Mai 2020', '2020-05 present'],
  ['Since October 2021', '2021-10 present'],
  ['01.02.2015 – 31.07.2017', '2015-02 2017-07'],
  ['Von Januar 2013 bis Dezember 2019', '2013-01 2019-12'],
  ['Mar 2019 – Present', '2019-03 present'],
  ['January 2020 to date', '2020-01 present'],
  ['06/18 – 09/20', '2018-06 2020-09'],
  ['2021-03 – 2022-10', '2021-03 2022-10'],
  ['Juli – September 2022', '2022-07 2022-09'],
  ['Sommer 2021', '? 2021'],
  ['bis 2018', '? 2018'],
  ['2019 –', '2019 ?'],
  ['Sep ’16 - Jul ’18', '2016-09 2018-07'],
  ['O4/2016 — l0/2O19', '2016-04 2019-10'],
  ['Sep ’86 - Jul ’89', '1986-09 1989-07'],
  ['01/09/2018 – 31/08/2020', '2018-09 2020-08'],
  ['09/01/2018 – 12/31/2019', '2018-01 2019-12'],
])('%j', (line, expected) => {
  expect(read(line)).toEqual([expected])
})

it.each(['24105 Kiel', '040 66969 101', '24/7', '12/13', '13/2019 Stück 99', 'Windows 11', 'ISO 9001', 'Mai'])('%j holds no period', (line) => {
  expect(read(line).filter((one) => !one.startsWith('? '))).toEqual([])
})

it.each(['heute 24 Stunden', 'Mai 24 Stunden'])('%j holds no date', (line) => {
  expect(read(line)).toEqual([])
})
