import type PocketBase from 'pocketbase'
import { z } from 'zod'

const WRITE_AFTER_MS = 10_000

export interface DownloadCounter {
  /** Counts a file, named as it lies in the site, and nothing about who took it. */
  count(file: string): void
  /** Writes down what was counted. */
  flush(): Promise<void>
}

export interface CountingOptions {
  readonly contract: PocketBase
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Counts downloads per file and day. Collected for some seconds before it is written: nobody waits for it, and a lost one does no harm. */
export function createDownloadCounter({ contract, now, onError }: CountingOptions): DownloadCounter {
  let counted = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const due = counted
    counted = new Map()
    const day = now().toISOString().slice(0, 10)
    for (const [file, times] of due) await add(contract, { file, day }, times).catch(onError)
  }

  return {
    count(file) {
      counted.set(file, (counted.get(file) ?? 0) + 1)
      timer ??= setTimeout(flush, WRITE_AFTER_MS).unref()
    },
    flush,
  }
}

const found = z.object({ items: z.array(z.object({ id: z.string() })) })

async function add(contract: PocketBase, row: { readonly file: string; readonly day: string }, times: number): Promise<void> {
  const downloads = contract.collection('downloads')
  const change = async () => {
    const { items } = found.parse(
      await downloads.getList(1, 1, { filter: contract.filter('file = {:file} && day = {:day}', { ...row }), skipTotal: true }),
    )
    if (!items[0]) return false
    await downloads.update(items[0].id, { 'count+': times })
    return true
  }
  if (await change()) return
  // Another process may be writing the day's first count at this moment.
  await downloads.create({ ...row, count: times }).catch(change)
}
