import type { Locale } from '#words/interface'
import { roleNames } from '#zeugnis'
import { perLocale } from '../../messages/per-locale.ts'
import type { Option } from '../form/fields.tsx'

/** The occupations whose words a letter can take, by their names. */
export const occupationsIn: (locale: Locale) => readonly Option[] = perLocale((locale) =>
  Object.entries(roleNames)
    .map(([value, names]) => ({ value, label: names[locale] }))
    .sort((one, other) => one.label.localeCompare(other.label, locale)),
)
