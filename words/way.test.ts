import { expect, it } from 'vitest'
import { type Step, stations, steps } from '#processes'
import { wayTexts } from './way.ts'

const table: readonly Step[] = steps

// The first station begins outside of the table: with whoever asks for a reference.
it.each(stations.slice(1))('at the station $name the picture hands on as the table does', ({ name, states }) => {
  const { from, to } = wayTexts.stations[name]
  const handsOn = ({ by, from: before, to: after, tells = [] }: Step) =>
    after !== undefined && by.includes(from) && before.some((state) => states.some((one) => one === state)) && (from === to || tells.includes(to))
  expect(table.some(handsOn)).toBe(true)
})
