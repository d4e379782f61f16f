import { createContext, useContext } from 'react'
import type { ScenarioName } from './scenarios.ts'

export const ScenarioContext = createContext<ScenarioName | undefined>(undefined)

export function useScenario(): ScenarioName {
  const name = useContext(ScenarioContext)
  if (!name) throw new Error('This component stands outside of a scenario')
  return name
}
