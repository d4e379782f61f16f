import type { AnalysedSentence, ReferenceAnalysis } from '#zeugnis'

/** A letter that was changed in a known way, and where: the sentence as it stood and as it stands. */
export interface Mutated {
  readonly text: string
  /** The sentence as it stands now; nothing where it is gone. */
  readonly now: string | null
  readonly was: string
}

/** A letter and what was read of it. */
export interface Read {
  readonly text: string
  readonly analysis: ReferenceAnalysis
}

type Mutate = (letter: Read, at: number) => Mutated | undefined

/** Changes one sentence by a pattern: of those that it fits the one of this number. */
function rewording(pattern: RegExp, instead: string | ((...found: string[]) => string), fits: (sentence: AnalysedSentence) => boolean): Mutate {
  return ({ text, analysis }, at) => {
    const own = analysis.sentences.filter((one) => fits(one) && pattern.test(text.slice(one.start, one.end)))
    const sentence = own[at % Math.max(1, own.length)]
    if (!sentence) return undefined
    const was = text.slice(sentence.start, sentence.end)
    const now = typeof instead === 'string' ? was.replace(pattern, instead) : was.replace(pattern, instead)
    return now === was ? undefined : { text: text.slice(0, sentence.start) + now + text.slice(sentence.end), was, now }
  }
}

const assesses = ({ section, grade, by }: AnalysedSentence) => section === 'beurteilung' && grade !== null && by !== null
const isGood = (sentence: AnalysedSentence) => assesses(sentence) && (sentence.grade ?? 5) <= 3

const timeWord = / (?:stets|jederzeit|immer|durchweg|ausnahmslos)(?= )/u
const superlatives: Readonly<Record<string, string>> = {
  vollsten: 'vollen',
  hervorragende: 'gute',
  hervorragenden: 'guten',
  hervorragend: 'gut',
  ausgezeichnete: 'gute',
  ausgezeichneten: 'guten',
  größter: 'großer',
  größtem: 'großem',
  höchster: 'hoher',
  höchstem: 'hohem',
}
const superlative = new RegExp(
  `(?<!\\p{L})(?:(?:äußerst|überaus|außerordentlich|sehr) (?=\\p{Ll})|(?:${Object.keys(superlatives).join('|')})(?!\\p{L}))`,
  'u',
)

const hedges = ['im Wesentlichen', 'im Großen und Ganzen', 'in der Regel', 'grundsätzlich', 'meistens'] as const
const verb =
  /(?<=^(?:(?:Frau|Herr|Sie|Er|Ihr|Ihre|Sein|Seine)(?: (?:Dr\. )?\p{Lu}?\p{L}+)?) (?:war|ist|arbeitete|arbeitet|erledigte|erledigt|verfügte|verfügt|zeigte|zeigt|überzeugte|überzeugt|beherrschte|beherrscht|bewältigte|bewältigt) )/u

const doing =
  /^(?:Frau|Herr|Sie|Er)(?: (?:Dr\. )?\p{Lu}[\p{L}-]+)? (erledigte|erledigt) (?:alle |die |ihre |seine )?(?:ihr |ihm )?(?:übertragenen )?(?:Aufgaben|Arbeiten) ([^.]+)\.$/u

export const dropTimeWord = rewording(timeWord, '', isGood)
export const weaken = rewording(superlative, (found) => superlatives[found] ?? '', isGood)
export const makePassive = rewording(
  doing,
  (_, tense = '', how = '') => `${tense.endsWith('te') ? 'Die Aufgaben wurden' : 'Die Aufgaben werden'} ${how} erledigt.`,
  (sentence) => assesses(sentence),
)

/** Praise with a limit to it. */
export function hedge(letter: Read, at: number): Mutated | undefined {
  return rewording(verb, `${hedges[at % hedges.length]} `, isGood)(letter, at)
}

/** A sentence further up or down, past two others at least. */
export function move({ text, analysis }: Read, at: number): Mutated | undefined {
  const own = analysis.sentences.filter(assesses)
  if (own.length < 5) return undefined
  const [from, to] = [own[at % (own.length - 3)], own[(at % (own.length - 3)) + 3]]
  if (!from || !to) return undefined
  const was = text.slice(from.start, from.end)
  const without = text.slice(0, from.start) + text.slice(from.end, to.end).trimStart()
  return { text: `${without} ${was}${text.slice(to.end)}`, was, now: was }
}

/** A sentence less. */
export function drop({ text, analysis }: Read, at: number): Mutated | undefined {
  const own = analysis.sentences.filter(assesses)
  const sentence = own[at % Math.max(1, own.length)]
  if (!sentence || own.length < 3) return undefined
  return {
    text: text.slice(0, sentence.start) + text.slice(sentence.end).replace(/^[ ]+/, ''),
    was: text.slice(sentence.start, sentence.end),
    now: null,
  }
}

/** Another year in one of the days. */
export function redate({ text }: Read, at: number): Mutated | undefined {
  const days = [...text.matchAll(/\d{1,2}\.\s?(?:\d{1,2}\.|\p{Lu}\p{Ll}+)\s?(?:19|20)\d{2}/gu)]
  const day = days[at % Math.max(1, days.length)]
  if (!day) return undefined
  const [was] = day
  const now = was.replace(/\d{4}$/, (year) => String(Number(year) - 1))
  return { text: text.slice(0, day.index) + now + text.slice(day.index + was.length), was, now }
}

/** The items of the list of duties the other way round. */
export function reorderDuties({ text }: Read): Mutated | undefined {
  const items = [...text.matchAll(/^[-–•] .+$/gmu)].map(([line]) => line)
  if (items.length < 3) return undefined
  const left = [...items].reverse()
  return { text: text.replace(/^[-–•] .+$/gmu, () => left.shift() ?? ''), was: items.join('\n'), now: items.toReversed().join('\n') }
}

/** Sentences whose words no lexicon has. */
const odd = [
  'Was hier durch die Finger ging, das saß wie angegossen.',
  'Auf diese Schultern ließ sich manches Fuder laden.',
  'Da blieb kein Auge trocken und kein Ziegel locker.',
  'Mit spitzem Bleistift und langem Atem wurde Kurs gehalten.',
] as const

/** A sentence in words that the engine cannot read. */
export function unknown({ text, analysis }: Read, at: number): Mutated | undefined {
  const own = analysis.sentences.filter(assesses)
  const sentence = own[at % Math.max(1, own.length)]
  const now = odd[at % odd.length]
  if (!sentence || !now || own.length < 3) return undefined
  return { text: text.slice(0, sentence.start) + now + text.slice(sentence.end), was: text.slice(sentence.start, sentence.end), now }
}
