import type { Weight } from '../../../model/mark.ts'
import type { Token } from '../tokens.ts'

/** What stands for a word that the lexicon does not know: its last letters, where these say of what kind it is. Folded words. */
const nounEnding = /(?:innen|ern|er|ungen|ung|keit|heit|ion|isten|ist|enten|ent|anten|ant|schaft|in)$/
const otherEnding = /(?:iert|ierte|ierten|te|ten|end|ende[nrms]?|lich[a-z]*|ig[a-z]*|isch[a-z]*|bar[a-z]*|los[a-z]*|en|t)$/

/** Names of cues and classes as short as can be: each is loaded some hundred times. */
const weights: Readonly<Record<Weight, string>> = {
  time: 't',
  lift: 'l',
  top: 'h',
  praise: 'p',
  minimum: 'm',
  trivial: 'v',
  lowers: 'd',
  withholds: 'w',
  hint: 'i',
  none: '0',
}
const classes = { people: 'pp', firm: 'ff', trifle: 'tt', doing: 'do' } as const

/** Words are no longer; what is behind that would only take time. */
const LONGEST_WORD = 40
/** So many letters of an ending tell enough. */
const ENDING = 3
/** Longer words of grammar say no more than their class. */
const LONGEST = 9

/** The class of a word as the grammar sees it: of a cue its weight, of praise and blame the degree; a short word of grammar is itself. */
function classOf({ key, isNoun, isPerson, isHarmless, cue, reading }: Token): string {
  if (isPerson || key === 'er' || key === 'sie') return '§'
  if (/^\d/.test(key)) return '#'
  if (isHarmless) return '_'
  if (cue) return `!${weights[cue.value.weight]}`
  if (!reading)
    return isNoun ? `?n${nounEnding.exec(key)?.[0] ?? ''}` : `?w${otherEnding.exec(key.slice(0, LONGEST_WORD))?.[0].slice(0, ENDING) ?? ''}`
  if (reading.class === 'adjective') return `a${reading.degree}${reading.inflected ? 'i' : ''}`
  if (reading.class === 'noun' || reading.class === 'verb') return `${reading.class[0]}${reading.degree}`
  if (reading.class === 'neutral') return key.length <= LONGEST ? key : 'o'
  return reading.class === 'having' ? key : classes[reading.class]
}

/** The classes of a sentence in their order, marks between them; a name or a cue of several words once. */
function classesOf(tokens: readonly Token[]): string[] {
  const all = ['^']
  for (const token of tokens) {
    if (token.mark) all.push(token.mark === 'comma' ? ',' : ';')
    const one = classOf(token)
    if (one !== all.at(-1) || !/^[§!]/.test(one)) all.push(one)
  }
  return [...all, '$']
}

/** Single classes, pairs and triples of neighbours: `~^ § do`. */
export function classRuns(tokens: readonly Token[]): string[] {
  const all = classesOf(tokens)
  return all.flatMap((one, at) => {
    const [second, third] = [all[at + 1], all[at + 2]]
    if (second === undefined) return [`~${one}`]
    const pair = `~${one} ${second}`
    return third === undefined ? [`~${one}`, pair] : [`~${one}`, pair, `${pair} ${third}`]
  })
}
