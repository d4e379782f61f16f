import { keyOf, type Place } from '#language'
import { letterhead, type Segment, signature } from './letter-edges.ts'
import { INITIAL, isFirstName, isWord, NAME, PARTICLES, TITLE } from './name-words.ts'

/** Where a person is named, and by which words. */
export interface Mention extends Place {
  /** Given names and initials, then the surname, without particles. */
  readonly words: readonly string[]
  /** Behind Frau or Herr; another name of the person named before it; or otherwise. */
  readonly kind: 'addressed' | 'birth-name' | 'named'
}

/** A line may end inside of a name when it is long and the next one runs on as a sentence. */
const SPACE = String.raw`(?:[ \u00a0]+|(?<=[^\n]{50})[ \u00a0]*\n(?=${NAME},?[ \u00a0]\p{Ll}))`
const FORM = String.raw`(?:Herrn?|Frau|HERRN?|FRAU|Fräulein|Familie|Eheleute|Schwester|Hr\.|Fr\.|Mrs?\.?|Ms\.?)`
const PART = String.raw`(?!${FORM}(?!\p{L}))${PARTICLES}{0,3}(?:${INITIAL}|${NAME})`
const NAMES = `(?<names>${PART}(?:${SPACE}${PART}){0,4})`
const addressed = new RegExp(String.raw`(?<![\p{L}-])${FORM}[ \u00a0]*[ \u00a0\n](?:${TITLE}[ \u00a0]*[ \u00a0\n])*${NAMES}`, 'gu')
const titled = new RegExp(String.raw`(?<![\p{L}-])(?:${TITLE}[ \u00a0])+${NAMES}`, 'gu')
const birthName = new RegExp(
  String.raw`(?<!\p{L})(?:geborene[rn]?|geb\.|verh\.|verheiratete|genannt)[ \u00a0](?!am[ ]|\d)(?<names>${PARTICLES}{0,3}${NAME})`,
  'gu',
)
const single = new RegExp(`${PARTICLES}{0,3}(?:${INITIAL}|${NAME})`, 'gu')

/** All places where a person is named by more than a bare surname. */
export function mentionsIn(text: string): Mention[] {
  const spoken = [...text.matchAll(addressed)]
  const solo = new Set(spoken.flatMap(({ groups }) => soloIn(wordsIn(groups?.names ?? ''))))
  return [
    ...spoken.flatMap((match) => mentionAt(match, solo, 'addressed')),
    ...[...text.matchAll(titled)].flatMap((match) => mentionAt(match, solo, 'named')),
    ...[...text.matchAll(birthName)].flatMap((match) => mentionAt(match, solo, 'birth-name')),
    ...pairsIn(text),
    ...introducedIn(text),
    ...edgesIn(text),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
}

interface NameWord extends Place {
  readonly text: string
}

function wordsIn(names: string): NameWord[] {
  return [...names.matchAll(single)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
}

/** „Frau Albers“: the one word behind the form of address that the letter itself uses as a name. */
function soloIn(words: readonly NameWord[]): string[] {
  const [first] = words
  return words.length === 1 && first ? [keyOf(bare(first.text))] : []
}

const particles = new RegExp(`^${PARTICLES}+`, 'u')

function bare(word: string): string {
  return word.replace(particles, '')
}

function mentionAt({ 0: all, index, groups }: RegExpExecArray, solo: ReadonlySet<string>, kind: Mention['kind']): Mention[] {
  const names = groups?.names ?? ''
  const words = wordsIn(names)
  const count = nameLength(
    words.map(({ text }) => bare(text)),
    solo,
  )
  const last = words[count - 1]
  if (!last || initial.test(last.text)) return []
  const start = index + all.length - names.length
  return [{ start, end: start + last.end, words: words.slice(0, count).map(({ text }) => bare(text)), kind }]
}

const initial = new RegExp(`^${INITIAL}$`, 'u')

/** With a letter that German does not have: „Frau Nguyễn Thị Hương“ may be called Frau Nguyễn elsewhere. */
const foreign = /[^\u0020-\u007eÄÖÜäöüß’]/u

/** How many of the capitalised words behind a form of address are the name: „Frau Albers Gesundheit“ has one, „Frau Svenja Albers“ two. */
function nameLength(words: readonly string[], solo: ReadonlySet<string>): number {
  let count = 1
  for (const word of words.slice(1)) {
    const before = words[count - 1] ?? ''
    if (solo.has(keyOf(before)) && !foreign.test(word)) break
    const belongs = solo.has(keyOf(word)) || initial.test(before) || initial.test(word) || isFirstName(before) || !isWord(word)
    if (!belongs) break
    count += 1
  }
  return count
}

const pair = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<first>${NAME})(?<more>(?:[ \u00a0](?:${INITIAL}|${NAME})){0,2}?)[ \u00a0](?<last>${PARTICLES}{0,3}${NAME})(?![\p{L}])`,
  'gu',
)

/** A known first name with a word behind it that is none of a reference's own: „Karl Reschke“, anywhere. */
function pairsIn(text: string): Mention[] {
  const found: Mention[] = []
  pair.lastIndex = 0
  for (let match = pair.exec(text); match; match = pair.exec(text)) {
    const { first = '', more = '', last = '' } = match.groups ?? {}
    const isPair = isFirstName(first) && more === '' && (!isWord(bare(last)) || isFirstName(bare(last)))
    if (!isPair) {
      pair.lastIndex = match.index + first.length
      continue
    }
    const rest = restOf(text.slice(match.index + match[0].length), last)
    found.push({
      start: match.index,
      end: match.index + match[0].length + rest.length,
      words: [
        first,
        bare(last),
        ...rest
          .trim()
          .split(/[ \u00a0]/)
          .filter(Boolean),
      ],
      kind: 'named',
    })
    pair.lastIndex = match.index + match[0].length + rest.length
  }
  return found
}

const another = new RegExp(String.raw`^[ \u00a0]${PARTICLES}{0,3}${NAME}(?!\p{L})`, 'u')

/** Behind two first names the surname: „Anna Maria Schulz“. */
function restOf(text: string, last: string): string {
  const next = another.exec(text)?.[0] ?? ''
  return isFirstName(last) && next !== '' && !isWord(next.trim()) ? next : ''
}

/** Names behind words that only a name follows, and at the head of the introduction where no form of address is used. */
const introduced: readonly RegExp[] = [
  new RegExp(String.raw`(?:zeugnis|Zeugnis|ZEUGNIS|Referenz)[ \u00a0](?:für|über|von)[ \u00a0\n](?<names>${PART}(?:[ \u00a0]${PART}){1,3})`, 'gu'),
  new RegExp(
    String.raw`(?=\p{L})(?<=(?:^|\n)[ ]*)(?:${TITLE}[ ])*(?<names>${PART}(?:[ \u00a0]${PART}){1,3})(?=,? (?:\((?:w|m|d)[^)]*\) )?(?:war|ist|hat|wurde|trat|absolvierte|arbeitete?|gehörte?|geboren|geb\.|leitete?|stand|steht|begann)(?!\p{L}))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:Inh(?:aber(?:in)?)?|Gf|Geschäftsführer(?:in)?|Geschäftsführung|Vorstand|Ansprechpartner(?:in)?|Bearbeiter(?:in)?|Sachbearbeiter(?:in)?|Name|vertreten durch)(?:\.:?|:)[ \u00a0]*(?:${TITLE}[ ])*(?<names>${PART}(?:[ \u00a0]${PART}){1,3})`,
    'gu',
  ),
  new RegExp(String.raw`(?:Vorname|Nachname|Familienname|Name)[ \u00a0]*:[ \u00a0]*(?<names>${PART}(?:[ \u00a0]${PART}){0,3})`, 'gu'),
]

/** Sentences begin with words that are no names: „Die Firma“, „Unser Haus“. */
const opening = /^(?:Die|Der|Das|Den|Dem|Unsere?|Ihre?|Seine?|Wir|Sie|Er|Eine?|Diese[rs]?|In|Im|Am|Zu|Als|Alle|Auch|Mit|Während|Nach)(?!\p{L})/u

function introducedIn(text: string): Mention[] {
  return introduced.flatMap((find) =>
    [...text.matchAll(find)].flatMap((match) => {
      const words = wordsIn(match.groups?.names ?? '')
      const plain = words.map(({ text: word }) => bare(word))
      const isName = isFirstName(plain[0] ?? '') || (!opening.test(match.groups?.names ?? '') && !plain.some(isWord))
      return isName ? mentionAt(match, new Set(), 'named') : []
    }),
  )
}

const signing = /^(?:i\. ?A\.|i\. ?V\.|ppa\.?|pp\.|gez\.|Im Auftrag|In Vertretung|Inh\.|Inhaber(?:in)?:?|Gf\.)[ \u00a0]*/u
const person = new RegExp(
  String.raw`^(?=[\p{Lu}\p{Lo}]|von[ ])(?:${TITLE}[ \u00a0]*)*(?<names>${PART}(?:[ \u00a0]${PART}){0,3})(?:[ \u00a0]und[ \u00a0](?<also>${PART}(?:[ \u00a0]${PART}){0,3}))?[ \u00a0]*(?:\([^)]*\))?$`,
  'u',
)
/** What functions, departments and firms are called. */
const role =
  /(?:leit|führ|direkt|chef|meister|inhab|vorstand|prokur|abteilung|wesen|personal|refer|manag|ausbild|gesellschaft|partner|vorsitz|ärzt|arzt|anwält|anwalt|pfleg|verwalt|betrieb|vertrieb|einkauf|verkauf|service|filial|niederlass|zentral|bereich|techn|ingenieur|institut|praxis|kanzlei|klinik|kranken|haus|hotel|stiftung|schule|verein|amt|stadt|kreis|land|werk|bau|markt|laden|salon|studio|agentur|gruppe|team|service|auftrag|vertret|zeugnis|datum|unterschrift|ort|siegel|stempel|firma|officer|head|director|lead|cto|ceo|cfo|coo|human|resources|hr$|präsident|dekan|rektor|pfarr|bürger|rat$|rätin|verantwort|koordinat|assist|sekret|buchhalt|wirt|köch|küche|gast|logist|lager|marketing|entwickl|forsch|finanz|controll|projekt|produkt|qualität|station|heim|kita|kinder|sozial|dienst|handel|industrie|software|solutions|systems|group|holding)/iu

/** Signatures, and persons in the letterhead. */
function edgesIn(text: string): Mention[] {
  const foot = signature(text)
  return [
    ...letterhead(text).flatMap((segment) => personIn(segment, 'known')),
    ...foot.flatMap((segment, index) => personIn(segment, segment.isBelowDate || isSignedAbove(foot, index) ? 'any' : 'several')),
  ]
}

/** „i. A.“ or „Im Auftrag“ on the line above. */
function isSignedAbove(segments: readonly Segment[], index: number): boolean {
  return /^(?:i\. ?[AV]\.|ppa\.?|gez\.|Im Auftrag|In Vertretung)[ \u00a0]*$/.test(segments[index - 1]?.text ?? '')
}

/** Which words count as a name: those with a known first name, several words that are no function, or any. */
type Allowed = 'known' | 'several' | 'any'

function personIn({ text, start }: Segment, allowed: Allowed): Mention[] {
  const sign = signing.exec(text.trimStart())?.[0] ?? ''
  const offset = text.length - text.trimStart().length + sign.length
  const rest = text.slice(offset)
  const match = person.exec(rest.trimEnd())
  if (!match) return []
  const { names = '', also = '' } = match.groups ?? {}
  const hasTitle = !match[0].startsWith(names)
  return [names, also].flatMap((name) => {
    const own = wordsIn(name).map(({ text: word }) => bare(word))
    // „Josef und Maria Brandl“
    const words =
      own.length === 1 && also !== '' && name === names
        ? [
            ...own,
            ...wordsIn(also)
              .slice(-1)
              .map(({ text: word }) => bare(word)),
          ]
        : own
    const isFunction = words.some((word) => role.test(word))
    const isSure = sign !== '' || hasTitle || (allowed === 'any' && !isFunction) || isFirstName(words[0] ?? '')
    const isName = isSure || (allowed === 'several' && words.length > 1 && !isFunction)
    const at = start + offset + rest.indexOf(name)
    return isName && words.length > 0 && !words.every(isWord) ? [{ start: at, end: at + name.length, words, kind: 'named' }] : []
  })
}
