import { describe, expect, it } from 'vitest'
import { saidOf } from '../testing/read-contract.ts'

describe('notice periods', () => {
  it('of one sentence are all named, in its order', () => {
    expect(saidOf('§ 1 Kündigung\nDie Kündigungsfrist beträgt zwei Monate zum Monatsende, für Aushilfen vier Wochen.')).toEqual([
      'Kündigungsfrist: 2 Monate genannt.',
      'Kündigungsfrist: 4 Wochen genannt.',
    ])
  })
})

describe('the length of a fixed term', () => {
  it('is counted once, up to the last day that a clause names', () => {
    const clause =
      '§ 1 Befristung\nDie Befristung beginnt am 1. Januar 2026. Die Befristung endet zunächst am 30. Juni 2026. Die Befristung endet spätestens am 31. Dezember 2026.'
    expect(saidOf(clause)).toEqual(['Befristung: 12 Monate von Beginn bis Ende.'])
  })

  it.each(['bis zum 4. Quartal 2026', 'bis zum 31.13.2026'])('is not known from what is no day: %s', (end) => {
    expect(saidOf(`§ 1 Befristung\nDas Arbeitsverhältnis ist vom 1. Januar 2026 ${end} befristet.`)).toEqual([])
  })
})

describe('overtime', () => {
  it.each([
    [
      'as many hours as the pay includes',
      'Bis zu 10 Überstunden im Monat sind mit dem Gehalt abgegolten.',
      ['Mit der Vergütung abgegolten: 10 Stunden.'],
    ],
    ['nothing when the pay does not include it', 'Überstunden werden in Freizeit ausgeglichen.', []],
  ])('names %s', (_what, sentence, said) => {
    expect(saidOf(`§ 1 Überstunden\n${sentence}`)).toEqual(said)
  })
})

describe('claims that lapse', () => {
  const period = 'Frist, nach der Ansprüche verfallen: 3 Monate genannt.'

  it.each([
    ['no form where none is named', 'Ansprüche verfallen nach drei Monaten.', [period]],
    [
      'text form',
      'Ansprüche verfallen, wenn sie nicht binnen drei Monaten in Textform geltend gemacht werden.',
      [period, 'Form der Geltendmachung: Textform genannt.'],
    ],
  ])('have %s', (_what, sentence, said) => {
    expect(saidOf(`§ 1 Ausschlussfrist\n${sentence}`)).toEqual(said)
  })
})

describe('a restraint', () => {
  const ban = 'Nach dem Ausscheiden ist sie sechs Monate lang nicht für Wettbewerber tätig.'
  const length = 'Dauer des Verbots: 6 Monate genannt.'

  it.each([
    ['named without a figure, is left at that', 'Sie erhält eine Entschädigung nach § 74 HGB.', []],
    ['denied, is denied', 'Eine Karenzentschädigung wird nicht gezahlt.', ['Eine Entschädigung ist nicht genannt oder verneint.']],
  ])('whose compensation is %s', (_how, sentence, said) => {
    expect(saidOf(`§ 1 Wettbewerbsverbot\n${ban} ${sentence}`)).toEqual([length, ...said])
  })
})
