import { gradedTopics } from '../model/dimension.ts'
import type { UnusedEntry } from '../model/letter.ts'
import { ofPersonNames, type ZeugnisSpec } from '../model/spec.ts'
import { isGraded } from './is-graded.ts'
import { isFor } from './of-person.ts'

/** What was given and has no place in such a letter, as paths: it would be left out without a word otherwise. */
export function unusedEntries(spec: ZeugnisSpec): UnusedEntry[] {
  const { ofPerson = {}, grades = {}, thirdParties, meetsThirdParties = false } = spec
  return [
    ...ofPersonNames.filter((name) => ofPerson[name]?.trim() && !isFor(name, spec)).map((name) => `ofPerson.${name}`),
    ...gradedTopics.filter((topic) => grades[topic] !== undefined && !isGraded(topic, spec)).map((topic) => `grades.${topic}`),
    ...(thirdParties?.trim() && !meetsThirdParties ? ['thirdParties'] : []),
  ].map((field) => ({ code: 'not-used', field }))
}
