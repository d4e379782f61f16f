import { expect, it } from 'vitest'
import { roleTexts } from './texts.ts'

/** A choice for the writer, which a letter must not hold: „z. B.“, brackets, one or the other. */
const choice = /z\.\s?B\.|ggf\.|e\.g\.|[()/]|\b(?:oder|or)\b/u

it.each(Object.entries(roleTexts))('the duties suggested for %s may stand in a letter as they are', (_, { tasks }) => {
  for (const { de, en } of tasks) {
    expect(de).not.toMatch(choice)
    expect(en.replace('(HGB)', '')).not.toMatch(choice)
  }
})
