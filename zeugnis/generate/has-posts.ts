import type { ZeugnisSpec } from '../model/spec.ts'

/** Whether the introduction must not say that the post was held all the time: somebody held several, one behind the other. */
export function hasPosts({ kind, ofPerson }: ZeugnisSpec): boolean {
  return Boolean(ofPerson?.posts?.trim()) && kind !== 'ausbildung' && kind !== 'vorlaeufig'
}
