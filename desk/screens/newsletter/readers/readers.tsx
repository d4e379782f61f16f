import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSay } from '../../../language/language.tsx'
import { Asked } from '../../../ui/asked.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useAddress } from '../../../ui/use-address.ts'
import { useLive } from '../../../ui/use-live.ts'
import { findReaders, readerKinds } from './find-readers.ts'
import { ReaderTable } from './reader-table.tsx'

/** Who has ordered the newsletter, since when, and whose address no longer takes it. */
export function Readers() {
  const say = useSay()
  const { chosen, page, choose } = useAddress()
  const [text, kind] = [chosen('q'), chosen('kind')]
  useLive('newsletter')
  const found = useQuery({
    queryKey: ['newsletter', { text, kind, page }],
    queryFn: () => findReaders({ text, kind, page }),
    placeholderData: keepPreviousData,
  })
  const kinds = [{ value: '', text: say('choice.all') }, ...readerKinds.map((one) => ({ value: one, text: say(`readers.${one}`) }))]
  return (
    <>
      <p className="way-back">
        <Link to="/newsletter">{say('newsletter.title')}</Link>
      </p>
      <Heading title={say('readers.title')} />
      <div className="choices">
        <SearchField label={say('enquiries.search')} value={text} onSearch={(q) => choose({ q }, { replace: true })} />
        <Choice label={say('handling.state')} value={kind} options={kinds} onChoose={(next) => choose({ kind: next })} />
      </div>
      <Asked query={found}>
        {({ items, totalItems, totalPages }) => (
          <>
            {items.length > 0 ? <ReaderTable readers={items} /> : <p className="nothing">{say('enquiries.none')}</p>}
            <Pager totalItems={totalItems} totalPages={totalPages} />
          </>
        )}
      </Asked>
    </>
  )
}
