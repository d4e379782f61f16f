import type { Translate } from './messages.tsx'

/** When to try again, such as “in two minutes”: in whole minutes, and vaguely where no seconds are known. */
export function waitWords(t: Translate, seconds: number | undefined): string {
  if (seconds === undefined) return t('wait.some')
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? t('wait.one') : t('wait.minutes', { minutes })
}
