import { dateOfText } from '../../tools/date.ts'
import type { Core } from '../core.ts'
import type { StoredRecord } from '../records/stored-record.ts'

/** Whether a record was created this many seconds ago or longer. */
export function isOlderThan(core: Core, { values }: StoredRecord, seconds: number): boolean {
  const created = dateOfText(String(values.created))?.getTime() ?? 0
  return created + seconds * 1000 <= core.now().getTime()
}
