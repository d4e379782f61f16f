import type { Core } from '../core.ts'
import type { RequestInfo } from '../request-info.ts'
import { expandRecords } from './expand.ts'
import { parseExpand } from './expand-paths.ts'
import type { StoredRecord } from './stored-record.ts'
import { type RecordJson, visibleRecords } from './visible.ts'

/** Records of one collection as they are answered: what the requester may see of them, and what `expand` of the query adds. */
export async function showRecords(core: Core, records: readonly StoredRecord[], request: RequestInfo): Promise<RecordJson[]> {
  const expanded = await expandRecords(core, records, { tree: parseExpand(request.query.expand ?? ''), request })
  return visibleRecords(core, records, { request, expanded })
}

/** The same for one record. In answers to a login `request.auth` is the record itself (contract 5). */
export async function showRecord(core: Core, record: StoredRecord, request: RequestInfo): Promise<RecordJson> {
  const [json = {}] = await showRecords(core, [record], request)
  return json
}
