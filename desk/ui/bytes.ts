import { useLanguage } from '../language/language.tsx'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** A number of bytes as people read it: `12,4 MB`. */
export function useBytes(): (bytes: number) => string {
  const { locale } = useLanguage()
  return (bytes) => {
    const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP))))
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: units[power] ?? 'byte', maximumFractionDigits: power > 0 ? 1 : 0 })
    return format.format(bytes / STEP ** power)
  }
}
