import { englishCounted, englishDeedsBehind, englishRewrites, englishVerbs } from '../../lexicon/english-entries.ts'
import { englishDeed, englishPredicates } from '../../lexicon/english-of-person.ts'
import type { OfPerson } from '../../model/spec.ts'
import type { Tense } from '../tense.ts'
import { withArticle } from './article.ts'
import { startingSmall } from './inside-sentence.ts'

/** Fields that say what somebody did, in the tense of the letter. */
const ofDeeds: readonly (keyof OfPerson)[] = ['hours', 'powers', 'tools', 'projects', 'achievements', 'led', 'courses']
/** Fields of which words are said otherwise wherever they stand. */
const ofWords: readonly (keyof OfPerson)[] = ['hours', 'posts', 'exam', 'powers']
/** Fields of things, which take their article. */
const ofThings: readonly (keyof OfPerson)[] = ['projects', 'achievements']

/** What has its article, its number or its verb already. */
const begun = new RegExp(
  `^(?:an?|the|our|his|her|their|all|both|two|three|four|five|six|several|various|\\d[\\d.,]*|(?!awarded )${englishDeed.trim()}|${englishPredicates}) `,
  'iu',
)

/** What was typed, as its frame takes it; of several deeds or things with semicolons, each. */
export function entryOf(name: keyof OfPerson, typed: string, tense: Tense): string {
  return ofThings.includes(name)
    ? typed
        .split(/; ?/)
        .map((one) => oneOf(name, one, tense))
        .join('; ')
    : oneOf(name, typed, tense)
}

/** In the tense of the letter, results as deeds, things with their article. */
function oneOf(name: keyof OfPerson, typed: string, tense: Tense): string {
  const small = name === 'unit' ? typed : startingSmall(name === 'courses' ? smallCourse(typed) : typed, true)
  const rewrites = (begun.test(small) && !ofWords.includes(name) ? [] : englishRewrites[name]) ?? []
  const rewritten = rewrites.reduce((text, [pattern, by]) => withArticles(text.replace(pattern, by)), small)
  const told = ofDeeds.includes(name) && tense === 'past' ? inPast(rewritten) : rewritten
  if (name === 'led') return told.replace(leading, '').replace(lastOfLed, ' and ')
  return ofThings.includes(name) ? withThings(told) : told
}

function withThings(told: string): string {
  return told
    .replace(deedBehind, (_, thing: string, deed: string, rest: string) => `${deed} ${counted(thing)}${rest}`)
    .replace(changed, '$1 the ')
    .replace(newThing, (_, deed: string, thing: string) => `${deed}${counted(thing)}`)
    .replace(item, counted)
}

/** `$a` stands for the article of what follows. */
function withArticles(text: string): string {
  return text.replace(/\$a ([\p{L}\d%]+)/gu, (_, word: string) => withArticle(word))
}

const bases = Object.keys(englishVerbs).join('|')
const present = new RegExp(`^(?:has|have|is|(?:${bases})s)(?= (?!(?:of|for) ))`, 'i')
const presentBehind = new RegExp(`(?<=[,;] (?:and )?| and )(?:${bases})s(?= )`, 'g')
/** “has completed” tells what is over; “has full authority” what goes on. */
const perfect = /^(?:has|have) (?=(?:\p{Ll}{2,20}ed|built|led|won|set|written|taken) )/iu

const auxiliaries: Readonly<Record<string, string>> = { has: 'had', have: 'had', is: 'was' }

function inPast(text: string): string {
  if (perfect.test(text)) return text.replace(perfect, '')
  return present.test(text) ? text.replace(present, pastOf).replace(presentBehind, pastOf) : text
}

function pastOf(verb: string): string {
  const small = verb.toLowerCase()
  return auxiliaries[small] ?? englishVerbs[small.replace(/s$/, '')] ?? verb
}

/** “Led a team of 6”: the frame says that somebody led. */
const leading =
  /^(?:(?:led|managed|supervised|headed|leading|managing|supervising|(?:responsible|responsibility|line management|in charge) (?:for|of)|(?:line )?management of) )(?=[\p{L}\d])/iu

const deedBehind = new RegExp(`^([^,;]{2,60}?) (${englishDeedsBehind})((?: (?:by|in|from|to|for|on|at|across|within) [^,;]*)?)$`, 'iu')

/** “12 employees, 2 apprentices” */
const lastOfLed = /[,;] (?=(?:\d+|two|three|four|five|six) (?!of )[^,;]*$)/u

/** “Mentor training, First aid”: what begins with one capital and goes on small. Software, methods, languages and degrees keep theirs. */
const smallCourse = (typed: string) =>
  typed.replace(
    /(?<=^|[,;] )(?!Excel|Word|Outlook|Scrum|Kanban|Agile|Lean|Python|Java|Linux|Google|Microsoft|Adobe|German|English|French|Spanish|Bachelor|Master|Level|Diploma)\p{Lu}(?=\p{Ll}+ \p{Ll})/gu,
    (first) => first.toLowerCase(),
  )

/** Of a list, each. */
const item = /(?<=^|[,;] (?:and )?)[^,;]+/gu

/** “cut release cycle from 6 to 2 weeks” wants an article; what is not counted takes none. */
const changed =
  /^(cut|reduced|increased|improved|shortened|raised|lowered|doubled|halved) (?!the |our |all |its |an? |\p{L}*(?:revenue|turnover|churn|waste|productivity|efficiency|output|downtime|traffic|attendance|staff))(?=\p{Ll}[\p{Ll} -]{1,30}[^s\P{L}] (?:from|by|to) )/u

/** “introduced new ERP system” wants an article, too. */
const newThing = /^((?:\p{Ll}+e[ds]|built|set up) )(new [^,;]+)$/u

function counted(thing: string): string {
  if (begun.test(thing)) return thing
  if (englishCounted.a.test(thing)) return withArticle(startingSmall(thing))
  return englishCounted.the.test(thing) ? `the ${startingSmall(thing)}` : thing
}
