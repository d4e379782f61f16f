import type { Report, ReportCompany, TimeSpan } from './report.ts'
import { type Scale, scaleOf } from './timeline-scale.ts'
import { companyAddress, type Place, useReportWords } from './words.ts'

interface Props {
  readonly report: Report
  readonly place: Place
}

/**
 * Employments as a list with gaps and overlaps in their place. On wide screens each row has a drawing of the same words;
 * positions are attributes of the drawing, since the policy forbids `style`.
 */
export function Timeline({ report, place }: Props) {
  const scale = scaleOf(report)
  const rows = report.companies.flatMap((company) => [...report.spans.filter(({ between }) => between[1] === company), company])
  return (
    <div className={scale ? 'tl tl--drawn' : 'tl'}>
      {scale && <Years scale={scale} />}
      <ol>
        {rows.map((row) =>
          'kind' in row ? (
            <SpanRow key={`${row.kind} ${row.from}`} span={row} scale={scale} place={place} />
          ) : (
            <CompanyRow key={row.id} company={row} scale={scale} place={place} />
          ),
        )}
      </ol>
    </div>
  )
}

function Years({ scale: { years } }: { scale: Scale }) {
  return (
    <svg className="tl-y" width="100%" height="100%" aria-hidden="true">
      {years.map(({ year, at }) => (
        <g key={year}>
          <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
          <text x={`${at}%`} dx="5" y="14">
            {year}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** From here on a text stands before the end of its bar, so that it does not leave the drawing. */
const LATE = 62

function CompanyRow({ company, scale, place }: { company: ReportCompany; scale: Scale | null; place: Place }) {
  const { nameOf, periodOf, quoted } = useReportWords(place.locale)
  const job = company.letters.at(-1)?.facts.job ?? null
  const lines = [nameOf(company), ...(job ? [quoted(job)] : []), periodOf(company)]
  return (
    <li>
      <a className="tl-b" href={companyAddress(place, company)}>
        {scale && company.from && <Bar lines={lines} from={scale.at(company.from)} to={scale.at(scale.endOf(company))} isOpen={!company.to} />}
        <span className="tl-t">
          <b>{nameOf(company)}</b> {lines.slice(1).join(', ')}
        </span>
      </a>
    </li>
  )
}

interface BarProps {
  readonly lines: readonly string[]
  readonly from: number
  readonly to: number
  readonly isOpen: boolean
}

function Bar({ lines, from, to, isOpen }: BarProps) {
  const isLate = from > LATE
  return (
    <svg className="tl-d" width="100%" height="76" aria-hidden="true">
      <rect x={`${from}%`} y="1" width={`${to - from}%`} height="74" />
      {isOpen && <line x1={`${to}%`} x2={`${to}%`} y1="1" y2="75" />}
      <text textAnchor={isLate ? 'end' : 'start'}>
        {lines.map((line, index) => (
          <tspan key={line} x={`${isLate ? to : from}%`} dx={isLate ? -11 : 11} y={24 + index * 20}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  )
}

function SpanRow({ span: { kind, from, to }, scale, place }: { span: TimeSpan; scale: Scale | null; place: Place }) {
  const { t, dateOf } = useReportWords(place.locale)
  const said = t(`report.span.${kind}`, { from: dateOf(from), to: dateOf(to) })
  const at = scale?.at(from) ?? 0
  const isLate = at > LATE
  return (
    <li className="tl-g">
      {scale && (
        <svg className="tl-d" width="100%" height="28" aria-hidden="true">
          <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="28" />
          <text x={`${at}%`} dx={isLate ? -9 : 9} y="19" textAnchor={isLate ? 'end' : 'start'}>
            {said}
          </text>
        </svg>
      )}
      <span className="tl-t">{said}</span>
    </li>
  )
}
