import { dimensions } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import { GradePennants } from '../../reading/grade-pennants.tsx'
import { lettersOf, type Report, type ReportLetter } from './report.ts'
import { companyAddress, type Place, useReportWords } from './words.ts'

interface Props {
  readonly report: Report
  readonly place: Place
}

/** Grades by dimension and reference; a company with two references has two columns. */
export function CrossTable({ report, place }: Props) {
  const { t } = useReportWords(place.locale)
  const letters = lettersOf(report)
  const profileOf = ({ reading }: ReportLetter, dimension: string) => reading.profile.find((one) => one.dimension === dimension)
  const spoken = dimensions.filter((dimension) => letters.some((letter) => profileOf(letter, dimension)?.state !== 'silent'))
  return (
    <>
      <table className="tbl cross">
        <Heads report={report} place={place} />
        <tbody>
          <tr className="sumr">
            <th scope="row">{t('report.overall')}</th>
            {letters.map(({ text, reading }) => (
              <GradeCell key={text} grade={reading.overall.grade} otherwise={t('analyser.noGrade')} />
            ))}
          </tr>
          {spoken.map((dimension) => (
            <tr key={dimension}>
              <th scope="row">{t(`dimension.${dimension}`)}</th>
              {letters.map((letter) => {
                const { grade = null, state } = profileOf(letter, dimension) ?? {}
                return <GradeCell key={letter.text} grade={grade} otherwise={t(state === 'open' ? 'analyser.open' : 'analyser.silent')} />
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small dim rep-n">{t('report.cross.note')}</p>
    </>
  )
}

/** The company over its references, each with kind and day of issue. */
function Heads({ report: { companies }, place }: Props) {
  const { t, nameOf, shortNameOf, kindOf, dateOf } = useReportWords(place.locale)
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          <span className="vh">{t('report.criterion')}</span>
        </th>
        {companies.map((company) => (
          <th key={company.id} scope="colgroup" colSpan={company.letters.length}>
            <a href={companyAddress(place, company)}>
              <span className="lg">{nameOf(company)}</span>
              <span className="sh">{shortNameOf(company)}</span>
            </a>
          </th>
        ))}
      </tr>
      <tr>
        {companies.flatMap((company) =>
          company.letters.map((letter) => (
            <th key={letter.text} scope="col">
              <span className="lg">{kindOf(letter)}</span>{' '}
              {letter.facts.issued && <IssueDay day={letter.facts.issued} written={dateOf(letter.facts.issued)} />}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

function IssueDay({ day, written }: { day: string; written: string }) {
  return (
    <>
      <span className="lg">{written}</span>
      <span className="sh">{day.slice(0, 4)}</span>
    </>
  )
}

function GradeCell({ grade, otherwise }: { grade: number | null; otherwise: string }) {
  const nameOf = useGradeName()
  const t = useMessages()
  if (grade === null)
    return (
      <td className="na">
        <span aria-hidden="true">–</span> <span className="na-w">{otherwise}</span>
      </td>
    )
  return (
    <td>
      <span className="gm">
        <span className="gm-p">
          <GradePennants grade={grade} size={20} />
        </span>
        <span>
          <span className="vh">{t('analyser.grade')} </span>
          {nameOf.figure(grade)}
        </span>
      </span>
    </td>
  )
}
