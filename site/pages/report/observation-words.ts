import { useGradeName } from '../../reading/grade-name.ts'
import type { Observation, ReportLetter, TimeSpan } from './report.ts'
import { monthsBetween } from './time-spans.ts'
import { type Place, useReportWords } from './words.ts'

interface ObservationWords {
  readonly flag: string
  readonly title: string
  readonly text: string
}

type Of<K extends Observation['kind']> = Extract<Observation, { kind: K }>

/** What the page says of an observation. */
export function useObservationWords(place: Place): (one: Observation) => ObservationWords {
  const { t, nameOf, shortNameOf, dateOf } = useReportWords(place.locale)
  const { figure } = useGradeName()

  function gap({ from, to }: TimeSpan): ObservationWords {
    const months = monthsBetween(from, to)
    const title = months === 1 ? t('report.gap.one') : t('report.gap.many', { months })
    return { flag: 'x', title, text: t('report.gap.text', { from: dateOf(from), to: dateOf(to) }) }
  }
  function overlap({ from, to, between: [first, second] }: TimeSpan): ObservationWords {
    const values = { first: nameOf(first), second: nameOf(second), from: dateOf(from), to: dateOf(to) }
    return { flag: 'x', title: t('report.overlap'), text: t('report.overlap.text', values) }
  }
  function contradiction({ company, dimension, grade, summary }: Of<'contradiction'>): ObservationWords {
    const values = { company: nameOf(company), dimension: t(`dimension.${dimension}`), grade: figure(grade), summary: figure(summary) }
    return { flag: 'n', title: t('report.contradiction'), text: t('report.contradiction.text', values) }
  }
  function change({ dimension, steps }: Of<'change'>): ObservationWords {
    const list = new Intl.ListFormat(place.locale)
    const said = steps.map(({ company, grades }) => `${shortNameOf(company)}\u00a0${list.format(grades.map(figure))}`).join(', ')
    return { flag: 'u', title: t('report.change', { dimension: t(`dimension.${dimension}`) }), text: t('report.change.text', { steps: said }) }
  }
  function binding({ outcome, company, interim, final }: Of<'binding'>): ObservationWords {
    const overall = (letter: ReportLetter | null) => (letter?.reading.overall.grade ? figure(letter.reading.overall.grade) : '–')
    const values = { company: nameOf(company), interim: overall(interim), final: overall(final) }
    return { flag: outcome === 'worse' ? 'u' : 'c', title: t(`report.binding.${outcome}`), text: t(`report.binding.${outcome}.text`, values) }
  }

  return (one) => {
    switch (one.kind) {
      case 'gap':
        return gap(one)
      case 'overlap':
        return overlap(one)
      case 'date':
        return { flag: 'u', title: t(`defect.${one.code}`), text: t('report.of', { company: nameOf(one.company), text: one.explanation }) }
      case 'contradiction':
        return contradiction(one)
      case 'change':
        return change(one)
      case 'binding':
        return binding(one)
    }
  }
}
