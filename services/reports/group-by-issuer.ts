import { fold } from '#language'
import type { Issuer } from '#zeugnis'
import type { ShareProblem, StoredCompany } from './report-services.ts'

export type Grouped =
  | { readonly isGrouped: true; readonly companies: readonly StoredCompany[] }
  | { readonly isGrouped: false; readonly problem: ShareProblem; readonly letter: number }

interface Issued {
  readonly issuer: string | null
  readonly text: string
}

/**
 * The references of one person by the company that issued them, each with the id that its address has; or which text is none.
 * @param firms what whoever shares calls the company of each; "" is none, and nothing leaves it to the letter
 */
export function groupByIssuer(texts: readonly string[], issuers: readonly Issuer[], firms: readonly (string | null)[] = []): Grouped {
  const issued: Issued[] = []
  for (const [letter, issuer] of issuers.entries()) {
    if (!issuer.isReference) return { isGrouped: false, problem: issuer.problem, letter }
    issued.push({ text: texts[letter] ?? '', issuer: (firms[letter] ?? issuer.name)?.trim() || null })
  }
  // Without a company each letter stands for itself.
  const groups = [...Map.groupBy(issued, ({ issuer, text }) => issuer ?? text).values()]
  const companies: StoredCompany[] = []
  for (const group of groups) {
    const name = group[0]?.issuer ?? null
    const taken = companies.map(({ id }) => id)
    companies.push({ id: free(idOf(name ?? ''), taken), name, letters: group.map(({ text }) => text) })
  }
  return { isGrouped: true, companies }
}

const legalForm = /\s(?:g?GmbH|AG|KG|OHG|SE|UG|eG|e\. ?[KV]\.|mbH|& Co\.?)(?=\s|$)/gu
const LONGEST_ID = 60
const NAMELESS = 'ohne-briefkopf'

/** „Hansen Kühllogistik GmbH“ → `hansen-kuehllogistik`. */
function idOf(name: string): string {
  const id = fold(name.replace(legalForm, ''))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
  return id.replace(/^-|-$/g, '') || NAMELESS
}

function free(id: string, taken: readonly string[]): string {
  let candidate = id
  for (let number = 2; taken.includes(candidate); number += 1) candidate = `${id}-${number}`
  return candidate
}
