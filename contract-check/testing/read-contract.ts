import { type ContractReading, checkContract } from '../index.ts'

export const top =
  'Arbeitsvertrag\n\nzwischen der Beispiel GmbH, Hafenweg 1, 20095 Hamburg (Arbeitgeber) und Frau Ina Lenz, Ahornweg 2, 22303 Hamburg (Arbeitnehmerin)\n\n'

/** Reads a text that has to be a contract. */
export function read(text: string): ContractReading {
  const answer = checkContract(text)
  if (!answer.isContract) throw new Error(answer.reason)
  return answer
}

/** The clauses of a contract that begins with its parties, without these. */
export const clausesOf = (text: string) => read(top + text).clauses.filter(({ kind }) => kind !== 'parties')
export const saidOf = (text: string) => clausesOf(text).flatMap(({ points }) => points.map(({ says }) => says.de))
