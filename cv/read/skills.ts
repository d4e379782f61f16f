import { keyOf, type Passage } from '#language'
import { licence } from '../lexicon/licences.ts'
import { knownSkills, skillLevel } from '../lexicon/skills.ts'
import type { Skill } from '../model/cv.ts'
import type { Line } from '../text/lines.ts'
import { fieldOf, type Piece, part, trimmed } from '../text/piece.ts'
import { itemsOf } from './items.ts'
import { isLanguage } from './languages.ts'
import { periodsOf } from './periods.ts'

const MOST_WORDS = 6
const FEW_WORDS = 3

const behind = /^(?<name>.{1,80}?)(?:\s*\((?<bracket>[^()]{1,40})\)|(?:\s{2,}|\t+|:\s+|\s[–-]\s)(?<cell>[^()]{1,40}))$/u

/** "Excel (sehr gut)", "Linux   gut": a skill and how well. */
function leveled(item: Piece): { readonly name: Piece; readonly level: string | null } {
  const { name, bracket, cell } = behind.exec(item.text)?.groups ?? {}
  const level = (bracket ?? cell ?? '').trim()
  return name && skillLevel.test(level) ? { name: trimmed(part(item, 0, name.length)), level } : { name: item, level: null }
}

function skillOf(source: Passage, item: Piece): Skill | null {
  const { name, level } = leveled(item)
  const words = name.text.split(/\s+/).length
  if (words > MOST_WORDS || !/\p{L}/u.test(name.text) || licence.test(name.text) || isLanguage(name) || periodsOf(name.text).length > 0) return null
  const isKnown = knownSkills.has(keyOf(name.text))
  return { ...fieldOf(source, name, isKnown ? 'high' : words <= FEW_WORDS ? 'medium' : 'low'), level }
}

/**
 * Skills that stand under a heading for them: known by name (high), short (medium), longer (low). Sentences, languages and
 * licences are none.
 */
export function skillsOf(source: Passage, lines: readonly Line[]): Skill[] {
  return itemsOf(lines).flatMap((item) => skillOf(source, item) ?? [])
}
