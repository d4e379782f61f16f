import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DELIVERY_DAYS } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { DeleteByName } from '../../ui/delete-by-name.tsx'
import { Heading } from '../../ui/heading.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { deletePerson, exportOf, type FoundPerson, findPerson } from './person-data.ts'
import { belongings, places } from './places.ts'
import { namesOf } from './told.ts'

/** All that is stored of one person: to give it out or to delete it when they ask. */
export function Persons() {
  const say = useSay()
  const { chosen, choose } = useAddress()
  const email = chosen('email').trim()
  const found = useQuery({ queryKey: ['persons', email], queryFn: () => findPerson(email), enabled: email !== '' })
  return (
    <>
      <Heading title={say('persons.title')} />
      <p className="about">{say('persons.about')}</p>
      <div className="choices">
        <SearchField label={say('session.email')} value={email} onSearch={(text) => choose({ email: text.trim() })} />
      </div>
      {email !== '' && <Asked query={found}>{(person) => <PersonFound key={email} email={email} person={person} />}</Asked>}
    </>
  )
}

function PersonFound({ email, person }: { readonly email: string; readonly person: FoundPerson }) {
  const say = useSay()
  const questions = useQueryClient()
  const [protocol, setProtocol] = useState('')
  const { records: data, told } = person
  const count = [...data.values()].reduce((sum, records) => sum + records.length, 0)
  async function remove() {
    setProtocol(await deletePerson(email, data))
    await questions.invalidateQueries()
  }
  return (
    <section className="box">
      <h2>{email}</h2>
      <ul>
        {[...places, ...belongings].map(({ collection, name }) => (
          <li key={collection}>{say(name, { count: data.get(collection)?.length ?? 0 })}</li>
        ))}
      </ul>
      {told.length > 0 && <p>{say('persons.told', { names: namesOf(told).join(', '), days: DELIVERY_DAYS })}</p>}
      <div role="status">
        {protocol && (
          <p className="done">
            {say('persons.deleted')}{' '}
            <button type="button" className="second" onClick={() => saveFile('deletion.json', protocol, 'application/json')}>
              {say('persons.protocol')}
            </button>
          </p>
        )}
      </div>
      {count > 0 && (
        <div className="buttons">
          <button type="button" className="second" onClick={() => saveFile('person.json', exportOf(email, person), 'application/json')}>
            {say('persons.export')}
          </button>
          <DeleteByName label={say('persons.delete')} name={email} consequence={say('persons.deleteWhat', { count })} onDelete={remove} />
        </div>
      )}
    </section>
  )
}
