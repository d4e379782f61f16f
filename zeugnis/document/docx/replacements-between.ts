import { diffArrays } from 'diff'
import type { Replacement } from '../../improve/read-in-place.ts'

/** What has to be replaced in one text to have the other, in whole sentences: what stands in both stays. A sentence that was moved is one that goes and one that comes. */
export function replacementsBetween(before: string, after: string): Replacement[] {
  const replacements: Replacement[] = []
  let place = 0
  let open: Replacement | undefined
  for (const { value, added, removed } of diffArrays(sentencesOf(before), sentencesOf(after))) {
    const text = value.join('')
    const { start, end, text: instead }: Replacement = open ?? { start: place, end: place, text: '' }
    if (!added) place += text.length
    if (added) open = { start, end, text: instead + text }
    else if (removed) open = { start, end: place, text: instead }
    else {
      if (open) replacements.push(open)
      open = undefined
    }
  }
  return open ? [...replacements, open] : replacements
}

/** Sentences with the space before them; a line keeps its end, which alone would be found again anywhere. Nothing is left out. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:])(?=[^\S\n])|(?<=\n)(?=[^\n])/)
}
