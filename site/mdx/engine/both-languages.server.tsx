import { fill } from '#words/interface'
import { generate, type LetterPart, type ZeugnisSpec } from '#zeugnis'
import { Flag } from '../../ui/flag.tsx'
import { useText } from '../text-context.ts'

type Graded = Pick<ZeugnisSpec, 'overall' | 'language'>

/** Whom the sentences speak of. Firm and person are invented and stand in no sentence but by name. */
function specOf(graded: Graded): ZeugnisSpec {
  return {
    ...graded,
    kind: 'qualifiziert',
    person: { address: 'herr', firstName: 'Max', lastName: 'Muster' },
    employer: { name: 'Muster GmbH', city: 'Hamburg' },
    job: { title: 'Controller' },
    from: '2021-04-01',
    to: '2026-09-30',
    issued: '2026-09-30',
    tasks: ['Controlling'],
    reason: 'eigenerWunsch',
    signers: [{ name: 'Erika Muster', position: 'Direktorin' }],
  }
}

const grades = [1, 2, 3, 4, 5] as const

/** One part of a reference in five grades, as the generator writes it in German and in English. */
export function BothLanguages({ of }: { of: LetterPart['part'] }) {
  const { messages } = useText()
  return (
    <table className="tbl tbl--stack both">
      <thead>
        <tr>
          <th scope="col">{messages['read.grade']}</th>
          <th scope="col">{messages['scenario.german']}</th>
          <th scope="col">{messages['scenario.english']}</th>
        </tr>
      </thead>
      <tbody>
        {grades.map((overall) => (
          <tr key={overall}>
            <td>
              <span className="gm">
                <Flag name={String(overall)} size={20} />
                <span>{fill(messages.grade, { grade: overall })}</span>
              </span>
            </td>
            <td>
              <span lang="de">{written(of, { overall, language: 'de' })}</span>
            </td>
            <td>
              <span lang="en">{written(of, { overall, language: 'en' })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function written(of: LetterPart['part'], graded: Graded): string {
  const part = generate(specOf(graded)).parts.find((one) => one.part === of)
  return part?.sentences.map(({ text }) => text).join(' ') ?? ''
}
