import { setImmediate } from 'node:timers/promises'
import { countedAddress } from '#limits'
import { BusyError, QueryTimeoutError } from '../../dialects/failure.ts'
import { FilterError } from '../../tools/filter/tree.ts'
import { toJson } from '../../tools/json.ts'
import { FieldsError } from '../../tools/picker/excerpt.ts'
import { pickFields } from '../../tools/picker/pick-fields.ts'
import { askingAs, type Core } from '../model/core.ts'
import { ApiError } from '../model/errors.ts'
import type { Message, RealtimeClient, RecordEvent, Subscription, Topic } from '../model/realtime.ts'
import { idOf, isSuperuser, type RequestInfo, type StoredRecord } from '../model/record.ts'
import { findRow, satisfiesRule } from '../query/find.ts'
import { refuseSuperuserFields } from '../query/lists.ts'
import { findRecord, recordOfRow, rowOfValues } from '../query/table.ts'
import { showRecord } from '../records/show.ts'

/** A message for one client; several share what was worked out once. */
export interface Delivery extends Message {
  readonly client: RealtimeClient
}

/** Sends in this order. */
export async function deliver({ realtime }: Core, deliveries: readonly Delivery[]): Promise<void> {
  const nextTurn = createTurns()
  for (const { client, ...message } of deliveries) {
    realtime.send(client, message)
    await nextTurn()
  }
}

/**
 * Who hears what of a record, by its collection's rules for each of them (contract 8). Subscribers with the same identity and
 * options are asked for once.
 */
export async function deliveriesOf(core: Core, event: RecordEvent): Promise<Delivery[]> {
  const known = new Map<string, Promise<string | undefined>>()
  const nextTurn = createTurns()
  const byAsker = Map.groupBy(core.realtime.subscriptionsTo(event.record), (subscription) => askerOf(subscription))
  const perAsker = [...byAsker].map(async ([address, subscriptions]) => {
    const asker = address === undefined ? core : askingAs(core, { client: address, trusted: false, share: SHARE_OF_DEADLINE })
    const deliveries: Delivery[] = []
    for (const subscription of subscriptions) {
      const key = sharedKey(subscription)
      const data = known.get(key) ?? dataFor(asker, event, subscription)
      known.set(key, data)
      const json = await data
      if (json !== undefined) deliveries.push({ client: subscription.client, event: subscription.topic.name, data: json })
      await nextTurn()
    }
    return deliveries
  })
  return (await Promise.all(perAsker)).flat()
}

/** How long the filters and expands of one address may work on one event: all others wait for them. */
const SHARE_OF_DEADLINE = 0.1

/**
 * The address of a subscriber who has brought a query along: it is asked as a list of theirs would be, of what is committed, also
 * while a transaction decides who hears of a deletion. Undefined where only the collection's rules are asked.
 */
function askerOf({ client: { auth, address }, topic: { query } }: Subscription): string | undefined {
  return !isSuperuser(auth) && (query.filter || query.expand) ? countedAddress(address) : undefined
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
    if (error instanceof FilterError || error instanceof FieldsError || error instanceof ApiError || error instanceof BusyError) return undefined
    if (!(error instanceof QueryTimeoutError)) throw error
    // It would take as long at the next event.
    core.realtime.unsubscribe(client, topic.name)
    return undefined
  }
}

/** What rules hear: the options stand in for query and headers, and the bound record is of its collection as it is now. */
function requestOf({ collections }: Core, { auth }: RealtimeClient, { query, headers }: Topic): RequestInfo {
  const collection = auth && collections.find(auth.collection.id)
  return { context: 'realtime', method: 'GET', query, headers, body: {}, auth: collection ? { ...auth, collection } : null }
}

/**
 * The record as it is while the rule lets the subscriber see it, so that nobody is shown what it held at a time when they
 * might not have seen it. One that has been deleted meanwhile is asked for as it was, so that its last change is not lost.
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
  const row = isGone ? undefined : await findRow(core, { ...asked, id: idOf(record) })
  if (row) return recordOfRow(collection, row)
  if (!isGone && (await findRecord(core, collection, idOf(record)))) return undefined
  return (await satisfiesRule(core, { ...asked, row: rowOfValues(collection, record.values), stored: false })) ? record : undefined
}

const LONGEST_MS = 5

/** Long work in one thread: to be awaited between its parts, so that other work has its turn every few milliseconds. */
export function createTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_MS) return
    await setImmediate()
    since = performance.now()
  }
}
