import { englishTraining } from '../lexicon/english/training.ts'
import { germanTraining } from '../lexicon/german/training.ts'
import { rolePhrases } from '../lexicon/roles/phrases/all.ts'
import { LEADING, ofLeading } from '../model/role-phrases.ts'
import type { Language, ZeugnisSpec } from '../model/spec.ts'
import { english } from './english/letter-language.ts'
import { german } from './german/letter-language.ts'
import type { LetterLanguage } from './letter-language.ts'

const training = { de: germanTraining, en: englishTraining } as const

const languages: Readonly<Record<Language, LetterLanguage>> = { de: german, en: english }

/** The language of a letter with the sentences of every occupation: for servers and commands, which need not load them one by one. */
export function wholeLanguage({ language, job }: ZeugnisSpec): LetterLanguage {
  return {
    ...languages[language],
    ofRole: rolePhrases[job.role ?? ''] ?? [],
    ofLeading: ofLeading(rolePhrases[LEADING]),
    ofTraining: training[language],
  }
}
