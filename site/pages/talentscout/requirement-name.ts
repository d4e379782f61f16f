import type { Minimum, Requirement } from '#talent'
import { type Locale, longDate } from '#words/interface'
import type { Translate } from '../../messages/messages.tsx'

/** What a requirement is called: as written, with what it asks for at least. */
export function requirementName(requirement: Requirement, locale: Locale, t: Translate): string {
  const { field, text, isArea, minimum } = requirement
  const name = text || (field === 'experience' ? t('talent.experience') : t(minimum?.unit === 'hours' ? 'talent.hours' : 'talent.start'))
  const placed = isArea ? t('talent.area', { place: name }) : name
  if (!minimum) return placed
  return t(minimum.unit === 'start' ? 'talent.fromDay' : 'talent.atLeast', { name: placed, minimum: minimumText(minimum, locale, t) })
}

function minimumText({ unit, value }: Minimum, locale: Locale, t: Translate): string {
  if (unit === 'months') return value > 12 && value % 12 === 0 ? t('talent.years', { count: value / 12 }) : t('talent.months', { count: value })
  if (unit === 'hours') return t('talent.hours.count', { count: value })
  if (unit === 'level') return value
  return value === 'now' ? t('talent.now') : longDate(value, locale)
}

/** What an application says to a minimum. */
export function measuredText(measured: Minimum | null, locale: Locale, t: Translate): string {
  if (!measured) return ''
  return measured.unit === 'months' ? t('talent.measured.months', { count: measured.value }) : minimumText(measured, locale, t)
}
