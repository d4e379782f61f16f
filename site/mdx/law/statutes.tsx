import { referenceStatutes } from '#words/facts'
import { useText } from '../text-context.ts'
import { nameOfStatute } from './cite.tsx'

/** The statutes on references, each with what it says in a sentence or two. */
function Statutes() {
  const { locale, messages } = useText()
  return (
    <table className="tbl tbl--stack">
      <thead>
        <tr>
          <th scope="col">{messages['rulings.statute']}</th>
          <th scope="col">{messages['rulings.says']}</th>
        </tr>
      </thead>
      <tbody>
        {referenceStatutes.map((statute) => (
          <tr key={statute.id}>
            <th scope="row">
              <a href={statute.address} hrefLang="de">
                {nameOfStatute(statute, locale)}
              </a>
              <span className="rul-c">{statute.law.name[locale]}</span>
            </th>
            <td>{statute.holding[locale]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const statutes = { Statutes }
