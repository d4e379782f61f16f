import type { ZeugnisSpec } from '../model/spec.ts'

/** How somebody begins to tell of stations within one post: „in der Fachrichtung …“, „als Commis und …“, “as a …”. */
const stations = /^(?:zunächst |zuerst |anfangs )?(?:als|am|an|auf|bei|beim|im|in|mit|unter|as|at|by|for|on|with)\s/iu

/** Whether the introduction must not say that the post was held all the time: somebody held several, one behind the other. */
export function hasPosts({ kind, ofPerson }: ZeugnisSpec): boolean {
  const posts = ofPerson?.posts?.trim() ?? ''
  return posts !== '' && !stations.test(posts) && kind !== 'ausbildung' && kind !== 'vorlaeufig'
}
