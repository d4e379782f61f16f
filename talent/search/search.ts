import { ProtectedTraitError } from '../errors.ts'
import type { Application, Pool } from '../model/application.ts'
import type { Finding, Match, SearchResult } from '../model/match.ts'
import type { Profile, Requirement } from '../model/requirement.ts'
import { refusalsIn } from '../sentence/refuse.ts'
import { validConsent } from '../share/consent.ts'
import { fieldsOfWork } from './grounds.ts'
import { judge } from './judge.ts'
import { passagesOf } from './passages.ts'

/**
 * Searches the applications whose consent to other vacancies holds today. One matches when its text proves a must about
 * the work (language, place and working time alone do not), or any must where the profile asks for nothing else. Nobody
 * gets a score or a rank: the order is that of receipt.
 * @throws {ProtectedTraitError} when a requirement aims at a protected trait
 */
export function search(pool: Pool, { requirements }: Profile, today: string): SearchResult {
  const refusals = requirements.flatMap(({ text }) => refusalsIn(text))
  if (refusals.length > 0) throw new ProtectedTraitError(refusals)
  const searchable = pool.applications.filter(({ consents }) => validConsent(consents, 'own-vacancies', today))
  const deciding = decidingRequirements(requirements)
  const matches = searchable.map((application) => read(application, requirements, today)).filter((match) => isMatch(match, deciding))
  return {
    matches: matches.sort((a, b) => a.received.localeCompare(b.received) || a.number - b.number),
    searched: searchable.length,
    unsearched: pool.applications.length - searchable.length,
  }
}

function read(application: Application, requirements: readonly Requirement[], today: string): Match {
  const { number, received, language, region } = application
  const passages = passagesOf(application)
  return { number, received, language, region, findings: requirements.map((requirement) => judge(requirement, application, passages, today)) }
}

/** Ids of the requirements of which one has to be proved. */
function decidingRequirements(requirements: readonly Requirement[]): ReadonlySet<string> {
  const musts = requirements.filter(({ weight }) => weight === 'must')
  const ofWork = musts.filter(({ field }) => fieldsOfWork.includes(field))
  return new Set((ofWork.length > 0 ? ofWork : musts).map(({ id }) => id))
}

/** Less than asked for is there all the same: leaving it out would be a silent no. */
function isLess(finding: Finding): boolean {
  return finding.status === 'unclear' && finding.doubt === 'less'
}

function isMatch({ findings }: Match, deciding: ReadonlySet<string>): boolean {
  return findings.some((finding) => deciding.has(finding.requirement) && (finding.status === 'proved' || isLess(finding)))
}
