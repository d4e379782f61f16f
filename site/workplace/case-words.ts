import { type CaseState, type StationName, stations, waitsFor } from '#processes'
import type { CasePage } from '#services/cases'
import { useMessages } from '../messages/messages.tsx'
import { gradeNameOf } from '../reading/grade-name.ts'
import { useDay, useWords } from './words.ts'

/** The station that a state belongs to; a case that was withdrawn stands at none. */
export function stationOf(state: CaseState): StationName | undefined {
  return stations.find((station) => station.states.some((one) => one === state))?.name
}

/** Whose turn it is, in words. */
export function useTurn(): (state: CaseState) => string {
  const say = useWords()
  return (state) => {
    const waiting = waitsFor[state]
    return waiting ? say(`turn.${waiting}`) : say('turn.nobody')
  }
}

/** Until when the employee should have it; a case that is only tried out may end before. */
export function useHandover(): (days: CasePage['days']) => string {
  const say = useWords()
  const day = useDay()
  return ({ handover, end }) => (handover > end ? say('fact.handover.beyond', { day: day(handover) }) : day(handover))
}

/** A grade as a word and a figure: „gut (2)“. */
export function useGrade(): (grade: number) => string {
  const names = gradeNameOf(useMessages())
  return (grade) => `${names.words(grade)} (${names.figure(grade)})`
}
