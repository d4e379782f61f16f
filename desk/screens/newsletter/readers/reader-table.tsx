import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSay, useTimes } from '../../../language/language.tsx'
import { DeleteByName } from '../../../ui/delete-by-name.tsx'
import { Rows } from '../../../ui/rows.tsx'
import { forgiveBounces, type Reader, removeReader } from './find-readers.ts'

export function ReaderTable({ readers }: { readonly readers: readonly Reader[] }) {
  return (
    <Rows heads={['session.email', 'enquiry.language', 'readers.confirmedOn', 'readers.bounces', 'readers.actions']}>
      {readers.map((reader) => (
        <ReaderRow key={reader.id} reader={reader} />
      ))}
    </Rows>
  )
}

function ReaderRow({ reader: { id, email, locale, confirmed, bounces, lastBounce } }: { readonly reader: Reader }) {
  const say = useSay()
  const { day } = useTimes()
  const questions = useQueryClient()
  const again = () => questions.invalidateQueries({ queryKey: ['newsletter'] })
  const forgive = useMutation({ mutationFn: () => forgiveBounces(id), onSuccess: again })
  return (
    <tr>
      <th scope="row">{email}</th>
      <td>{locale === 'de' ? 'Deutsch' : 'English'}</td>
      <td className="num">{confirmed ? day(confirmed) : say('readers.waiting')}</td>
      <td>
        {bounces > 0 && (
          <>
            {bounces} <span className="dim">{lastBounce}</span>{' '}
            <button type="button" className="quiet" onClick={() => forgive.mutate()}>
              {say('readers.forgive')}
            </button>
          </>
        )}
      </td>
      <td>
        <DeleteByName
          label={say('readers.remove')}
          name={email}
          consequence={say('readers.removeWhat')}
          onDelete={async () => {
            await removeReader(id)
            await again()
          }}
        />
      </td>
    </tr>
  )
}
