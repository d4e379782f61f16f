import { ratesTable } from '../rates-table.ts'
import { measured } from './measured.ts'

/** How the rules do on both halves, as it stands in cv/README.md. */
export function figures(): string {
  const [develop, other] = [measured('develop'), measured('measured')]
  const known = ([name, { cvs, known, others, refused }]: readonly [string, ReturnType<typeof measured>]) =>
    `${name}: ${known} of ${cvs} CVs known as such, ${refused} of ${others} other texts refused with the right reason.`
  return [known(['Develop', develop]), known(['Measured', other]), '', ratesTable('field', develop.fields, other.fields)].join('\n')
}
