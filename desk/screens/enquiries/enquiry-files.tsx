import { useMutation } from '@tanstack/react-query'
import type { StoredLead } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { backend } from '../../session/backend.ts'
import { saveFile } from '../../ui/save-file.ts'

/** The files of an application. They are saved and never opened at this address: what strangers sent may be anything. */
export function EnquiryFiles({ enquiry: { id, files } }: { readonly enquiry: StoredLead }) {
  const say = useSay()
  const save = useMutation({
    mutationFn: async (name: string) => {
      const token = await backend.files.getToken()
      const response = await fetch(backend.files.getURL({ id, collectionName: 'leads' }, name, { token, download: true }))
      if (!response.ok) throw new Error(say('enquiry.fileGone', { name }))
      saveFile(name, await response.arrayBuffer(), 'application/octet-stream')
    },
  })
  if (files.length === 0) return null
  return (
    <section>
      <h2>{say('enquiry.files')}</h2>
      <p className="dim">{say('enquiry.filesNote')}</p>
      <ul className="files">
        {files.map((name) => (
          <li key={name}>
            <button type="button" className="second" onClick={() => save.mutate(name)}>
              {say('enquiry.save', { name })}
            </button>
          </li>
        ))}
      </ul>
      {save.error && (
        <p className="problem" role="alert">
          {save.error.message}
        </p>
      )}
    </section>
  )
}
