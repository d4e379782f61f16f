import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useLive } from '../../ui/use-live.ts'
import { EnquiryChoices } from './enquiry-choices.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { ExportButton } from './export-button.tsx'
import { findEnquiries } from './find-enquiries.ts'

export function Enquiries() {
  const say = useSay()
  const { chosen, page, choose } = useAddress()
  const wanted = { text: chosen('q'), kind: chosen('kind'), state: chosen('state'), assignee: chosen('assignee'), sort: chosen('sort') }
  useLive('leads')
  const found = useQuery({
    queryKey: ['leads', { ...wanted, page }],
    queryFn: () => findEnquiries({ ...wanted, page }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Heading title={say('enquiries.title')}>
        <ExportButton wanted={wanted} />
      </Heading>
      <EnquiryChoices wanted={wanted} onChoose={choose} />
      <Asked query={found}>
        {({ items, totalItems, totalPages }) => (
          <>
            {items.length > 0 ? <EnquiryTable enquiries={items} /> : <p className="nothing">{say('enquiries.none')}</p>}
            <Pager totalItems={totalItems} totalPages={totalPages} />
          </>
        )}
      </Asked>
    </>
  )
}
