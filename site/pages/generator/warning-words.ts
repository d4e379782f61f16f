import type { Warning } from '#zeugnis'
import type { Translate } from '../../messages/messages.tsx'
import { type Place, placeOf } from './draft-problems.ts'

interface WarningWords {
  readonly title: string
  readonly text: string
  /** The field that it is about, where it is about one. */
  readonly place?: Place
}

type Of<C extends Warning['code']> = Extract<Warning, { code: C }>

/** What is said of a warning, made of its values. */
export function warningWords(warning: Warning, t: Translate): WarningWords {
  switch (warning.code) {
    case 'contradiction':
      return contradiction(warning, t)
    case 'third-parties-expected':
      return { title: t('warning.third-parties-expected'), text: t('warning.third-parties-expected.text', { who: warning.who }) }
    case 'odd-date':
      return {
        title: t(`draft.${warning.field}`),
        text: t(`warning.odd-date.${warning.reason}`, { days: warning.days }),
        place: { field: warning.field },
      }
    case 'title-mismatch':
      return { title: t('draft.job'), text: t('warning.title-mismatch', { title: warning.title }), place: { field: 'job' } }
    case 'title-in-name':
      return { title: t('draft.firstName'), text: t('warning.title-in-name', { title: warning.title }), place: { field: 'firstName' } }
    case 'training-ended':
      return { title: t('draft.to'), text: t('warning.training-ended'), place: { field: 'to' } }
    case 'nobody-led':
      return { title: t('warning.nobody-led'), text: t('warning.nobody-led.text'), place: { field: 'led' } }
    case 'same-person':
    case 'office-unknown':
      return { title: t(`warning.${warning.code}`), text: t(`warning.${warning.code}.text`), place: placeOf(warning.field) }
    case 'inadmissible':
      return inadmissible(warning, t)
    case 'nothing-given':
    case 'open-choice':
    case 'german-words':
      return ofEntry(warning, t)
    case 'exam-missing':
    case 'exam-failed':
      return { title: t('draft.exam'), text: t(`warning.${warning.code}`), place: { field: 'exam' } }
    default:
      return { title: t(`warning.${warning.code}`), text: t(`warning.${warning.code}.text`) }
  }
}

function contradiction({ topic, grade, overall }: Of<'contradiction'>, t: Translate): WarningWords {
  const values = { topic: t(`topic.${topic}`), grade, overall, distance: Math.abs(grade - overall) }
  return { title: t('warning.contradiction'), text: t('warning.contradiction.text', values) }
}

function ofEntry(warning: Of<'nothing-given' | 'open-choice' | 'german-words'>, t: Translate): WarningWords {
  const place = placeOf(warning.field)
  return { title: placeName(place, t), text: t(`warning.${warning.code}`, { words: '', ...warning }), place }
}

function inadmissible({ field, content, words }: Of<'inadmissible'>, t: Translate): WarningWords {
  const place = placeOf(field)
  if (place.field === 'occasion') return { title: placeName(place, t), text: t('warning.occasion-on-wish', { words }), place }
  return { title: placeName(place, t), text: t('warning.inadmissible', { words, content: t(`inadmissible.${content}`) }), place }
}

/** What a field is called: its label, or the number of a duty. */
export function placeName({ field, index }: Place, t: Translate): string {
  if (field === 'tasks') return index === undefined ? t('draft.group.tasks') : t('draft.task', { number: index + 1 })
  return t(`draft.${field}`)
}
