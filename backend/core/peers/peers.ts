import type { Core } from '../core.ts'
import { idOf } from '../records/stored-record.ts'
import { hearOfRecord } from './hear-of-record.ts'
import { notice, type Peers, type RecordNotice } from './notice.ts'

export function createPeers(core: () => Core): Peers {
  let waiting: string[] = []

  async function flush(): Promise<void> {
    const texts = waiting
    waiting = []
    const { database } = core()
    await database.notices?.tell(database.connection, texts)
  }

  return {
    tell({ action, record }) {
      if (!core().database.notices) return
      const values = action === 'delete' ? { values: record.values } : {}
      const text = JSON.stringify({ kind: 'record', action, collectionId: record.collection.id, id: idOf(record), ...values } satisfies RecordNotice)
      waiting.push(text)
      if (waiting.length === 1) core().inBackground(flush)
    },
  }
}

/** Follows what the other processes tell, until the database is closed. */
export async function followPeers(core: Core): Promise<void> {
  await core.database.notices?.listen({
    notice: (text) => core.announcements.add(async () => hear(core, text)),
    gap: () => core.announcements.add(() => core.reload()),
  })
}

async function hear(core: Core, text: string): Promise<void> {
  const heard = notice.parse(JSON.parse(text))
  if (heard.kind === 'known') await core.reload()
  else await hearOfRecord(core, heard)
}
