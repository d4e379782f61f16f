import { ratesTable } from '../rates-table.ts'
import { measured } from './measured.ts'

/** How the rules do on both halves, as it stands in contract-check/README.md. */
export function figures(): string {
  const [develop, other] = [measured('develop'), measured('measured')]
  const known = (name: string, { contracts, known: seen, traps, caught }: ReturnType<typeof measured>) =>
    `${name}: ${seen} of ${contracts} contracts and parts known as such, ${caught.length} of ${traps} traps walked into.`
  return [known('Develop', develop), known('Measured', other), '', ratesTable('what', develop.rates, other.rates)].join('\n')
}
