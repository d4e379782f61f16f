import { FilterError } from '../../tools/filter/filter-error.ts'
import { toJson } from '../../tools/json.ts'
import { FieldsError } from '../../tools/picker/fields-error.ts'
import { pickFields } from '../../tools/picker/pick-fields.ts'
import type { Core, TransactionCore } from '../core.ts'
import { ApiError } from '../errors.ts'
import { findRow } from '../query/find-record.ts'
import { refuseSuperuserFields } from '../query/list-records.ts'
import { satisfiesRule } from '../query/satisfies-rule.ts'
import { recordOfRow, rowOfValues } from '../records/row.ts'
import { showRecord } from '../records/shown.ts'
import { idOf, isSuperuser, type StoredRecord } from '../records/stored-record.ts'
import type { RequestInfo } from '../request-info.ts'
import type { Message, RealtimeClient, Subscription } from './client.ts'
import type { RecordEvent } from './record-event.ts'
import type { Topic } from './subscription.ts'

/** A message for one client; several share what was worked out once. */
export interface Delivery extends Message {
  readonly client: RealtimeClient
}

/** Tells of a record that was created or changed, once that is committed; nobody waits for it. */
export function announceSaved(core: TransactionCore, event: RecordEvent): void {
  core.afterCommit((root) => {
    root.peers.tell(event)
    if (root.realtime.subscriptionsTo(event.record).length > 0) root.announcements.add(async () => deliver(root, await deliveriesOf(root, event)))
  })
}

/** Sends in this order. */
export function deliver({ realtime }: Core, deliveries: readonly Delivery[]): void {
  for (const { client, ...message } of deliveries) realtime.send(client, message)
}

/**
 * Who hears what of a record, by its collection's rules for each of them (contract 8). Subscribers with the same identity and
 * options are asked for once.
 */
export async function deliveriesOf(core: Core, event: RecordEvent): Promise<Delivery[]> {
  const known = new Map<string, string | undefined>()
  const deliveries: Delivery[] = []
  for (const subscription of core.realtime.subscriptionsTo(event.record)) {
    const key = sharedKey(subscription)
    if (!known.has(key)) known.set(key, await dataFor(core, event, subscription))
    const data = known.get(key)
    if (data !== undefined) deliveries.push({ client: subscription.client, event: subscription.topic.name, data })
  }
  return deliveries
}

function sharedKey({ client: { auth }, topic }: Subscription): string {
  return JSON.stringify([auth && [auth.collection.id, idOf(auth)], topic.recordId === undefined, topic.query, topic.headers])
}

/** The event's JSON as this subscriber may see it; undefined when it may not, or when its options are of no use. */
async function dataFor(core: Core, { action, record, isGone = false }: RecordEvent, { client, topic }: Subscription): Promise<string | undefined> {
  try {
    const request = requestOf(core, client, topic)
    const visible = await visibleRecord(core, record, { request, isList: topic.recordId === undefined, isGone })
    if (!visible) return undefined
    const json = await showRecord(core, visible, request)
    return toJson({ record: topic.query.fields ? pickFields(json, topic.query.fields) : json, action })
  } catch (error) {
    if (error instanceof FilterError || error instanceof FieldsError || error instanceof ApiError) return undefined
    throw error
  }
}

/** What rules hear: the options stand in for query and headers, and the bound record is of its collection as it is now. */
function requestOf({ collections }: Core, { auth }: RealtimeClient, { query, headers }: Topic): RequestInfo {
  const collection = auth && collections.find(auth.collection.id)
  return { context: 'realtime', method: 'GET', query, headers, body: {}, auth: collection ? { ...auth, collection } : null }
}

/**
 * The record as it is while the rule lets the subscriber see it, so that nobody is shown what it held at a time when they
 * might not have seen it.
 */
async function visibleRecord(
  core: Core,
  record: StoredRecord,
  { request, isList, isGone }: { readonly request: RequestInfo; readonly isList: boolean; readonly isGone: boolean },
): Promise<StoredRecord | undefined> {
  const collection = core.collections.find(record.collection.id)
  const trusted = isSuperuser(request.auth)
  const rule = isList ? collection?.listRule : collection?.viewRule
  if (!collection || (rule === null && !trusted)) return undefined
  const { filter } = request.query
  if (!trusted) refuseSuperuserFields([filter])
  const asked = { collection, request, rule: trusted ? '' : (rule ?? ''), filter, trusted }
  if (isGone) return (await satisfiesRule(core, { ...asked, row: rowOfValues(collection, record.values), stored: false })) ? record : undefined
  const row = await findRow(core, { ...asked, id: idOf(record) })
  return row && recordOfRow(collection, row)
}
