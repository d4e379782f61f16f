import { beforeAll, describe, expect, it } from 'vitest'
import type { Reading } from '../../reading/reading.ts'
import { marginNotes } from './margin-notes.ts'
import { lettersOf } from './report.ts'
import { readSample } from './sample.server.ts'

let readings: Reading[]
beforeAll(async () => {
  readings = lettersOf(await readSample('de')).map(({ reading }) => reading)
})

describe('margin notes', () => {
  it('say every finding once, beside the paragraph that holds its words', () => {
    for (const reading of readings) {
      const notes = marginNotes(reading)
      expect(notes).toHaveLength(reading.paragraphs.length)
      const said = notes.flatMap((beside) => beside.flatMap(({ findings }) => findings.map(({ id }) => id)))
      expect(said.toSorted()).toEqual(reading.findings.map(({ id }) => id).toSorted())
    }
  })

  it('join what grades alike without explanation, and leave the contradiction its own', () => {
    const words = readings.map((reading) =>
      marginNotes(reading).flatMap((beside) => beside.map(({ findings }) => findings.map(({ dimension }) => dimension))),
    )
    expect(words[2]).toContainEqual(['fachwissen', 'leistungsbereitschaft', 'arbeitsbefaehigung'])
    expect(
      marginNotes(readings[1]!)
        .flat()
        .filter(({ findings }) => findings[0].techniques.includes('contradiction')),
    ).toHaveLength(1)
  })

  it('explain the summary', () => {
    const summary = marginNotes(readings[0]!)
      .flat()
      .find(({ findings }) => findings[0].dimension === 'gesamtbeurteilung')
    expect(summary).toMatchObject({ reason: 'here', findings: [{ basis: { kind: 'court' } }] })
  })

  it('give a reason once per letter and point to it afterwards', () => {
    for (const reading of readings) {
      const given = marginNotes(reading).flatMap((beside) =>
        beside.flatMap(({ reason, findings }) => (reason === 'here' ? [findings[0].explanation] : [])),
      )
      expect(new Set(given).size).toBe(given.length)
    }
    expect(readings.flatMap((reading) => marginNotes(reading).flat()).some(({ reason }) => reason === 'above')).toBe(true)
  })
})
