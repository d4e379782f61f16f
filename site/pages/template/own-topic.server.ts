import { loadRolePhrases } from '#zeugnis'
import type { Topic } from '../../route-table/role-templates.server.ts'

/** What the occupation has on a topic: one point in five grades. Without it the general sentence stands there. */
export async function ownTopic(role: string, topic: Topic): Promise<string> {
  const at = (await loadRolePhrases(role, false)).ofRole.findIndex(({ group }) => group === topic)
  return at < 0 ? topic : `${role}.${at + 1}`
}
