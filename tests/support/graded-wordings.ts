import type { Nodes } from 'mdast'
import { attributesOf, childrenOf, everyNode, readTree } from '../language/mdx-tree.ts'

/** Wording of a reference on a page, and the grade that the page gives it; `null` where it says that there is none. */
export interface GradedWording {
  readonly line: number
  readonly wording: string
  readonly grade: number | null
}

const gradeNames: Readonly<Record<string, number>> = {
  'sehr gut': 1,
  gut: 2,
  befriedigend: 3,
  ausreichend: 4,
  mangelhaft: 5,
  'very good': 1,
  good: 2,
  satisfactory: 3,
  adequate: 4,
  poor: 5,
}
const name = Object.keys(gradeNames).join('|')
const numbered = '(?:Note|grade)\\s([1-5])'

/** Ways in which prose says of wording what its grade is: the wording and the grade, in the groups that the flag names. */
const sayings: readonly { readonly pattern: RegExp; readonly wording: number; readonly grade: readonly number[] }[] = [
  {
    pattern: new RegExp(
      `„([^“]+)“[^„“.:]{0,60}?\\s(?:steht für|bedeutet|als|bleibt|stands for|means|counts as|stays|as)\\s(?:${numbered}|(${name}))\\b`,
      'giu',
    ),
    wording: 1,
    grade: [2, 3],
  },
  { pattern: new RegExp(`(?:^(${name}): |\\s${numbered}\\s)„([^“]+)“`, 'gu'), wording: 3, grade: [1, 2] },
  { pattern: new RegExp(`„([^“]+)“ (?:schreiben )?(?:for|bei) ${numbered}`, 'gu'), wording: 1, grade: [2] },
]

const namedGrade = new RegExp(`(?:Note|Stufe|grade)\\s(?:([1-5])|(${name}))\\b`, 'iu')

const nameOf = (node: Nodes) => ('name' in node && typeof node.name === 'string' ? node.name : '')
const attribute = (node: Nodes, wanted: string) => attributesOf(node).find(([one]) => one === wanted)?.[1]

/** How each kind of node gives grades; what a text grades in another way is seen by nobody, and `docs/editing.md` says so. */
const readers: Readonly<Record<string, (node: Nodes) => GradedWording[]>> = {
  Quote: byAttribute,
  PanelSay: byMark,
  PanelRow: byValue,
  ReadSentence: byNote,
  tableRow: byRow,
  tableCell: byProse,
  paragraph: byProse,
}

/** Every example that a text grades: quotes, marked words, rows of tables and panels, and what prose says of wording. */
export function gradedWordings(file: string): GradedWording[] {
  return everyNode(readTree(file)).flatMap((node) => readers[nameOf(node) || node.type]?.(node) ?? [])
}

function claim(node: Nodes, wording: string, grade: number | null): GradedWording {
  return { line: node.position?.start.line ?? 0, wording: tidy(wording.replace(/[„“]/g, '')), grade }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a reader reads, wording of references in its marks. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  const inside = childrenOf(node).map(textOf).join('')
  return nameOf(node) === 'Phrase' || nameOf(node) === 'De' ? `„${inside.replace(/[„“]/g, '')}“` : inside
}

/** `<Quote grade="2" source="…">`: the grade that its source says in words must be the same. */
function byAttribute(quote: Nodes): GradedWording[] {
  const grades = [Number(attribute(quote, 'grade')), gradeIn(attribute(quote, 'source'))]
  return grades.flatMap((grade) => (grade ? [claim(quote, textOf(quote), grade)] : []))
}

/** Each sentence of a panel, with the grade of the mark that stands in it. */
function byMark(panel: Nodes): GradedWording[] {
  const marks = everyNode(panel).filter((node) => nameOf(node) === 'Mark')
  const sentences = tidy(textOf(panel)).split(/(?<=[.!?])\s(?=\p{Lu})/u)
  return marks.map((mark) => claim(mark, sentences.find((sentence) => sentence.includes(tidy(textOf(mark)))) ?? '', Number(attribute(mark, 'grade'))))
}

/** `<PanelRow title="„stets bemüht“" value="Note 5" />` */
function byValue(row: Nodes): GradedWording[] {
  const title = attribute(row, 'title') ?? ''
  const grade = gradeIn(attribute(row, 'value'))
  return grade && title.startsWith('„') ? [claim(row, title, grade)] : []
}

/** What an editor says of a sentence that the page shows with the engine's own reading. */
function byNote(sentence: Nodes): GradedWording[] {
  const grade = gradeIn(attribute(sentence, 'note'))
  return grade ? [claim(sentence, textOf(sentence), grade)] : []
}

/** A row with a cell that is a grade and nothing else: all wording of the row has it. */
function byRow(row: Nodes): GradedWording[] {
  const grade = childrenOf(row)
    .map(gradeOfCell)
    .find((one) => one !== undefined)
  if (grade === undefined) return []
  return everyNode(row)
    .filter((node) => nameOf(node) === 'Phrase' || nameOf(node) === 'De')
    .map((node) => claim(node, textOf(node), grade))
}

function gradeOfCell(cell: Nodes): number | null | undefined {
  const verdict = everyNode(cell).find((node) => nameOf(node) === 'Verdict')
  if (verdict) return Number(attribute(verdict, 'grade')) || null
  const text = textOf(cell).trim()
  return /^[1-5]$/.test(text) ? Number(text) : gradeNames[text.toLowerCase()]
}

/** „‚Zur vollen Zufriedenheit‘ bedeutet befriedigend.“ */
function byProse(block: Nodes): GradedWording[] {
  const text = tidy(textOf(block))
  return sayings.flatMap(({ pattern, wording, grade }) =>
    [...text.matchAll(pattern)].map((found) => {
      const said = grade.map((group) => found[group]).find((one) => one !== undefined) ?? ''
      return claim(block, found[wording] ?? '', Number(said) || (gradeNames[said.toLowerCase()] ?? null))
    }),
  )
}

function gradeIn(text = ''): number | undefined {
  const [, figure, word = ''] = namedGrade.exec(text) ?? []
  return figure ? Number(figure) : gradeNames[word.toLowerCase()]
}
