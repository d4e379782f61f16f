import { useMutation } from '@tanstack/react-query'
import { useSay } from '../../../language/language.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { allRecords, type WantedRecords } from '../records/find-records.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { refusalOf } from '../use-problems.ts'
import { csvOfRecords, jsonOfRecords } from './cells.ts'

interface ExportRecordsProps {
  readonly collection: StoredCollection
  readonly wanted: WantedRecords
}

/** All that the filter shows, on whatever page, as a file. */
export function ExportRecords({ collection, wanted }: ExportRecordsProps) {
  const say = useSay()
  const save = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const records = await allRecords(collection, wanted)
      if (format === 'csv') saveFile(`${collection.name}.csv`, csvOfRecords(collection, records), 'text/csv')
      else saveFile(`${collection.name}.json`, jsonOfRecords(collection, records), 'application/json')
      return records.length
    },
  })
  return (
    <section className="after">
      <div className="buttons">
        <button type="button" className="second" disabled={save.isPending} onClick={() => save.mutate('csv')}>
          {say('records.exportCsv')}
        </button>
        <button type="button" className="second" disabled={save.isPending} onClick={() => save.mutate('json')}>
          {say('records.exportJson')}
        </button>
      </div>
      <Outcome
        done={save.data !== undefined && !save.isPending && say('records.exported', { count: save.data })}
        problem={save.error && refusalOf(save.error, say)}
      />
    </section>
  )
}
