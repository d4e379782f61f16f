import { useMutation } from '@tanstack/react-query'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { Field } from '../../../ui/field.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { isMultiple, type StoredCollection, type StoredField } from '../stored/collection.ts'
import type { StoredRecord } from '../stored/record.ts'
import { Group } from './list-inputs.tsx'
import type { Files } from './typed.ts'

interface FileInputProps {
  readonly field: StoredField
  readonly collection: StoredCollection
  readonly record: StoredRecord | undefined
  readonly files: Files
  readonly onType: (files: Files) => void
  readonly problem: string | undefined
}

/** The files of a field. Those that are there are saved and never opened at this address: they may be anything. */
export function FileInput({ field, collection, record, files, onType, problem }: FileInputProps) {
  const say = useSay()
  const many = isMultiple(field)
  const without = (name: string) => onType({ ...files, kept: files.kept.filter((other) => other !== name) })
  function add(list: FileList | null) {
    const added = [...(list ?? [])]
    onType(many ? { ...files, added } : { kept: added.length > 0 ? [] : files.kept, added: added.slice(0, 1) })
  }
  return (
    <Group field={field} problem={problem}>
      {record && files.kept.length > 0 && <KeptFiles collection={collection} record={record} names={files.kept} onRemove={without} />}
      <Field label={say(many ? 'records.addFiles' : 'records.putFile')} hint={files.added.map(({ name }) => name).join(', ') || undefined}>
        {/* Emptied, once what was chosen in it is saved. */}
        <input key={files.added.length === 0 ? 'empty' : 'full'} type="file" multiple={many} onChange={({ target }) => add(target.files)} />
      </Field>
    </Group>
  )
}

interface KeptFilesProps {
  readonly collection: StoredCollection
  readonly record: StoredRecord
  readonly names: readonly string[]
  readonly onRemove: (name: string) => void
}

function KeptFiles({ collection, record, names, onRemove }: KeptFilesProps) {
  const say = useSay()
  const save = useMutation({
    mutationFn: async (name: string) => {
      const token = await backend.files.getToken()
      const address = backend.files.getURL({ id: record.id, collectionName: collection.name }, name, { token, download: true })
      const response = await fetch(address)
      if (!response.ok) throw new Error(say('enquiry.fileGone', { name }))
      saveFile(name, await response.arrayBuffer(), 'application/octet-stream')
    },
  })
  return (
    <>
      <ul className="lines">
        {names.map((name) => (
          <li key={name}>
            <span className="file">{name}</span>
            <span className="buttons">
              <button type="button" className="second" aria-label={say('enquiry.save', { name })} onClick={() => save.mutate(name)}>
                {say('records.saveFile')}
              </button>
              <button type="button" className="danger" aria-label={say('records.removeNamed', { name })} onClick={() => onRemove(name)}>
                {say('records.remove')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Outcome problem={save.error?.message} />
    </>
  )
}
