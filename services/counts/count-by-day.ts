import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { isDuplicate } from '../backend-client/faults.ts'

export interface DayCounter<N extends string> {
  /** Counts one of something: how often it was there today is one more, for each of these numbers. */
  count(thing: string, numbers: readonly N[]): void
  /** Writes down what was counted. */
  flush(): Promise<void>
}

export interface CountingOptions {
  readonly contract: PocketBase
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** A collection with a row for each thing and day: the thing in the field `of`, the day in `day`, and numbers. */
interface Table extends CountingOptions {
  readonly collection: string
  readonly of: string
  readonly writeAfterMs: number
}

/** How much more there is of each number. */
type More = ReadonlyMap<string, number>

interface Row {
  readonly thing: string
  readonly day: string
}

/** Counts things per day (UTC), for all processes together. Collected for some time before it is written: nobody waits for it. */
export function createDayCounter<N extends string>(table: Table): DayCounter<N> {
  let counted = new Map<string, { readonly row: Row; readonly more: Map<string, number> }>()
  let timer: NodeJS.Timeout | undefined

  function add(row: Row, more: More): void {
    const name = `${row.day} ${row.thing}`
    const all = counted.get(name)?.more ?? new Map<string, number>()
    for (const [number, times] of more) all.set(number, (all.get(number) ?? 0) + times)
    counted.set(name, { row, more: all })
    timer ??= setTimeout(flush, table.writeAfterMs).unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const due = counted
    counted = new Map()
    for (const { row, more } of due.values()) {
      await write(table, row, more).catch((error: unknown) => {
        table.onError(error)
        if (!isRefused(error)) add(row, more)
      })
    }
  }

  return {
    count: (thing, numbers) => add({ thing, day: table.now().toISOString().slice(0, 10) }, new Map(numbers.map((number) => [number, 1]))),
    flush,
  }
}

/** The next time it would be refused as well: what was counted is no longer there. */
function isRefused(error: unknown): boolean {
  return error instanceof ClientResponseError && [400, 404].includes(error.status)
}

const found = z.object({ items: z.array(z.object({ id: z.string() })) })

async function write({ contract, collection, of }: Table, { thing, day }: Row, more: More): Promise<void> {
  const rows = contract.collection(collection)
  const change = async () => {
    const filter = contract.filter(`${of} = {:thing} && day = {:day}`, { thing, day })
    const [row] = found.parse(await rows.getList(1, 1, { filter, skipTotal: true })).items
    if (row) await rows.update(row.id, Object.fromEntries([...more].map(([number, times]) => [`${number}+`, times])))
    return row !== undefined
  }
  if (await change()) return
  await rows.create({ [of]: thing, day, ...Object.fromEntries(more) }).catch(async (error: unknown) => {
    // Another process has written the day's first count at this moment.
    if (!isDuplicate(error) || !(await change())) throw error
  })
}
