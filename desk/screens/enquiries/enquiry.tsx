import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { type StoredLead, storedLead } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { backend } from '../../session/backend.ts'
import { Asked } from '../../ui/asked.tsx'
import { DeleteByName } from '../../ui/delete-by-name.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLive } from '../../ui/use-live.ts'
import { Answers } from './answer/answers.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { EnquiryFiles } from './enquiry-files.tsx'
import { Handling } from './handling.tsx'
import { Presence } from './presence.tsx'

/** One enquiry or application: what was sent, how far it is, what was answered. */
export function Enquiry() {
  const { id = '' } = useParams()
  useLive('leads', id)
  const found = useQuery({
    queryKey: ['leads', id],
    queryFn: async () => storedLead.parse(await backend.collection('leads').getOne(id)),
  })
  return <Asked query={found}>{(enquiry) => <EnquiryPage key={id} enquiry={enquiry} />}</Asked>
}

function EnquiryPage({ enquiry }: { readonly enquiry: StoredLead }) {
  const say = useSay()
  const navigate = useNavigate()
  const { id, name, email } = enquiry
  async function remove() {
    await backend.collection('leads').delete(id)
    await navigate('/enquiries')
  }
  return (
    <>
      <p className="way-back">
        <Link to="/enquiries">{say('enquiries.title')}</Link>
      </p>
      <Heading title={name || email} />
      <Presence place={`leads/${id}`} />
      <div className="two">
        <div>
          <EnquiryFacts enquiry={enquiry} />
          <EnquiryFiles enquiry={enquiry} />
          <Answers enquiry={enquiry} />
        </div>
        <div>
          <Handling enquiry={enquiry} />
          <section className="box">
            <h2>{say('person.title')}</h2>
            <p>
              <Link to={`/persons?email=${encodeURIComponent(email)}`}>{say('person.everything')}</Link>
            </p>
            <DeleteByName label={say('enquiry.delete')} name={name || email} consequence={say('enquiry.deleteWhat')} onDelete={remove} />
          </section>
        </div>
      </div>
    </>
  )
}
