import type { Warning } from '../model/letter.ts'
import type { ZeugnisSpec } from '../model/spec.ts'

/** What is odd about who signs; nothing of it stops the letter. */
export function signerWarnings(spec: ZeugnisSpec): Warning[] {
  return [...samePeople(spec), ...withoutTrainer(spec), ...withoutOffice(spec)]
}

/** Nobody signs twice, and nobody their own reference. */
function samePeople({ person, signers }: ZeugnisSpec): Warning[] {
  const names = [`${person.firstName} ${person.lastName}`, ...signers.map(({ name }) => name)].map((name) => name.trim().toLowerCase())
  return signers.flatMap((_, at): Warning[] =>
    names.indexOf(names[at + 1] ?? '') <= at ? [{ code: 'same-person', field: `signers.${at}.name` }] : [],
  )
}

const trainer = /ausbild|train|apprentice/i

/** Whoever trained signs as well, where the employer did not train in person (§ 16 Abs. 1 BBiG). */
function withoutTrainer({ kind, signers }: ZeugnisSpec): Warning[] {
  return kind !== 'ausbildung' || signers.some(({ position }) => trainer.test(position)) ? [] : [{ code: 'trainer-missing' }]
}

const corporation = /(?<!\p{L})AG$/u
const manager = /^(?:geschäftsführer|managing director)/i

/** A stock corporation has an executive board and no managing directors (§§ 76, 78 AktG). */
function withoutOffice({ employer, signers }: ZeugnisSpec): Warning[] {
  if (!corporation.test(employer.name.trim())) return []
  return signers.flatMap(({ position }, at): Warning[] =>
    manager.test(position.trim()) ? [{ code: 'office-unknown', field: `signers.${at}.position` }] : [],
  )
}
