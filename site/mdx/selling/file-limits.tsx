import { fill } from '#words/interface'
import { limitsInWords } from '../../files/limits-in-words.ts'
import { useText } from '../text-context.ts'

/** What is read of a file, in the one sentence that tools and pages share. */
export function FileLimits() {
  const { locale, messages } = useText()
  return fill(messages['file.limits'], limitsInWords(locale))
}
