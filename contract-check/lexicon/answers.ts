import type { Both, ContractProblem } from '../model/answer.ts'

export const problems: Readonly<Record<ContractProblem, Both>> = {
  empty: { de: 'Der Text ist leer.', en: 'The text is empty.' },
  english: {
    de: 'Der Text ist ein englischer Vertrag. Gelesen werden Arbeitsverträge auf Deutsch.',
    en: 'The text is a contract in English. Employment contracts in German are read.',
  },
  'other-language': { de: 'Der Text ist weder deutsch noch englisch.', en: 'The text is neither German nor English.' },
  'no-employment-contract': {
    de: 'Der Text ist kein Arbeitsvertrag und kein Teil eines solchen.',
    en: 'The text is no employment contract and no part of one.',
  },
}
