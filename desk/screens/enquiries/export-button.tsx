import { useMutation } from '@tanstack/react-query'
import { csvOf } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { allEnquiries, type Wanted } from './find-enquiries.ts'

/** What the list is filtered to, as CSV. */
export function ExportButton({ wanted }: { readonly wanted: Omit<Wanted, 'page' | 'sort'> }) {
  const say = useSay()
  const save = useMutation({ mutationFn: async () => saveFile('enquiries.csv', csvOf(await allEnquiries(wanted)), 'text/csv') })
  return (
    <button type="button" className="second" disabled={save.isPending} onClick={() => save.mutate()}>
      {say('enquiries.export')}
    </button>
  )
}
