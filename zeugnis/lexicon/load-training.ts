import type { TrainingPhrases } from '../model/role-phrases.ts'
import type { Kind, Language } from '../model/spec.ts'

/** Each language is a file of its own. */
const files: Readonly<Record<Language, () => Promise<readonly TrainingPhrases[]>>> = {
  de: () => import('./german/training.ts').then(({ germanTraining }) => germanTraining),
  en: () => import('./english/training.ts').then(({ englishTraining }) => englishTraining),
}

/** What is said of trainees alone; nothing for letters of another kind. */
export async function loadTraining(kind: Kind, language: Language): Promise<readonly TrainingPhrases[]> {
  return kind === 'ausbildung' ? files[language]() : []
}
