import type { Frame } from '../model/frames.ts'
import type { ZeugnisSpec } from '../model/spec.ts'

/**
 * Whether the introduction must not say that the post was held all the time: somebody held several, one behind the other. What goes
 * on the first frame („als Commis und …“, “in the sales team”) tells of stations within one post, unless it says from when on the next was held.
 */
export function hasPosts({ kind, ofPerson }: ZeugnisSpec, { otherwise }: Frame): boolean {
  const posts = ofPerson?.posts?.trim() ?? ''
  const isAnother = otherwise?.fits.test(posts) === false || nextPost.test(posts)
  return posts !== '' && isAnother && kind !== 'ausbildung' && kind !== 'vorlaeufig'
}

const nextPost = /^als .* (?:ab|seit) (?:\p{L}+ )?\d{4}/iu
