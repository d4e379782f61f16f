import type { MessageKey } from '#words/messages'
import type { Kind } from '../../search/kind.ts'

/** The label of a kind of page. */
export function kindKey(kind: Kind): MessageKey {
  return kind === 'home' ? 'page.home' : `section.${kind}`
}
