import { type FieldError, limits, passwordLimits } from '#services/forms'
import type { Translate } from '../messages/messages.tsx'

/** Id of the field for a password. */
export const PASSWORD_FIELD = 'password'

/** What is wrong with a password, as a sentence. */
export function passwordError(code: FieldError, t: Translate): string {
  return t(`form.error.${code}`, { label: t('form.label.password'), max: limits.password, shortest: passwordLimits.shortest })
}
