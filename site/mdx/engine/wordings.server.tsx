import { fill } from '#words/interface'
import { grades, listPhrases } from '#zeugnis'
import { Flag } from '../../ui/flag.tsx'
import { useText } from '../text-context.ts'

/** Every German wording of a group of the phrase base, by grade: what the generator writes, and nothing beside it. */
export function Wordings({ of }: { of: string }) {
  const { messages } = useText()
  const wordings = listPhrases('de').filter(({ id }) => id.startsWith(`${of}.`))
  if (wordings.length === 0) throw new Error(`Wordings: the phrase base has no group ${of}`)
  return (
    <table className="tbl tbl--stack wordings">
      <thead>
        <tr>
          <th scope="col">{messages['read.grade']}</th>
          <th scope="col">{messages['read.wordings']}</th>
        </tr>
      </thead>
      <tbody>
        {grades.map((grade) => (
          <tr key={grade}>
            <td>
              <span className="gm">
                <Flag name={String(grade)} size={20} />
                <span>{fill(messages.grade, { grade })}</span>
              </span>
            </td>
            <td data-l={messages['read.wordings']} lang="de">
              {wordings
                .filter((wording) => wording.grade === grade)
                .map(({ id, text }) => (
                  <p key={id} className="ref">
                    {text}
                  </p>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
