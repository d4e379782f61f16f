import { ScenarioLetter } from './letter.server.tsx'
import { Rewritten } from './rewritten.server.tsx'
import { Formula, Scenario, Situation } from './scenario.tsx'
import { TwoLanguages } from './two-languages.server.tsx'

/** What worked examples are composed of: the engine writes and reads while the page is rendered. */
export const scenarioVocabulary = { Scenario, Situation, ScenarioLetter, Rewritten, TwoLanguages, Formula }
