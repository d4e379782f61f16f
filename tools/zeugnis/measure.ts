import { type Analysis, analyse, gradeSentence, type ReferenceAnalysis } from '#zeugnis'
import { type Half, halves, type LabelledReference, references, singleSentences, traps } from './corpus.ts'
import { share, Tally } from './tally.ts'

type ReadSentence = ReferenceAnalysis['sentences'][number]

const folded = (text: string) =>
  text
    .replace(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})|\u00ad/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The sentence of the analysis that holds the labelled one, or is held by it. */
function matching(text: string, read: ReferenceAnalysis, label: string): ReadSentence | undefined {
  const wanted = folded(label)
  const texts = read.sentences.map((sentence) => ({ sentence, own: folded(text.slice(sentence.start, sentence.end)) }))
  return (texts.find(({ own }) => own === wanted) ?? texts.find(({ own }) => own.includes(wanted) || (own.length > 25 && wanted.includes(own))))
    ?.sentence
}

interface Pair {
  readonly label: LabelledReference['sentences'][number]
  readonly read: ReadSentence
}

function pairs({ text, sentences }: LabelledReference, read: ReferenceAnalysis): Pair[] {
  return sentences.flatMap((label) => {
    const found = matching(text, read, label.text)
    return found ? [{ label, read: found }] : []
  })
}

function withAnalysis(labelled: readonly LabelledReference[]): { readonly reference: LabelledReference; readonly read: ReferenceAnalysis }[] {
  return labelled.flatMap((reference) => {
    const read: Analysis = analyse(reference.text, reference.role || undefined)
    return read.isReference ? [{ reference, read }] : []
  })
}

/** Of whole references: kind, tense and overall grade. */
function wholes(half: Half, style: LabelledReference['style']) {
  const all = references(half).filter((one) => one.style === style)
  const read = withAnalysis(all)
  const errors = read.flatMap(({ reference, read: { overall } }) =>
    reference.overall === null || overall.grade === null ? [] : [Math.abs(reference.overall - overall.grade)],
  )
  const hits = read.filter(({ reference, read: { overall } }) =>
    reference.overall === null || overall.grade === null ? reference.overall === overall.grade : Math.abs(reference.overall - overall.grade) <= 0.5,
  )
  return {
    half,
    style,
    references: all.length,
    known: read.length,
    kind: read.filter(({ reference, read: { kind } }) => reference.kind === kind).length,
    tense: read.filter(({ reference, read: { tense } }) => reference.tense === tense).length,
    'overall within 0.5': hits.length,
    'mean error': share(
      errors.reduce((sum, error) => sum + error, 0),
      errors.length,
    ),
  }
}

function tallies(half: Half) {
  const [technique, dimension, missing, defect] = [new Tally(), new Tally(), new Tally(), new Tally()]
  for (const { reference, read } of withAnalysis(references(half))) {
    missing.add(
      read.missingParts.map(({ part }) => part),
      reference.missingParts,
    )
    if (reference.defects)
      defect.add(
        read.defects.map(({ code }) => code),
        reference.defects,
      )
    for (const pair of pairs(reference, read)) {
      technique.add(
        pair.read.marks.map((mark) => mark.technique),
        pair.label.marks.map((mark) => mark.technique),
      )
      const isSecond = pair.read.dimension !== null && pair.read.dimension === pair.label.alsoDimension
      const labelled = isSecond ? pair.read.dimension : pair.label.dimension
      dimension.add(pair.read.dimension ? [pair.read.dimension] : [], labelled ? [labelled] : [])
    }
  }
  return { technique, dimension, missing, defect }
}

/** Grades as labelled against grades as read: never one figure, since most real references are very good or good. */
function matrix(graded: readonly { readonly label: number | null; readonly read: number | null }[]) {
  const rows: Record<string, Record<string, number>> = {}
  for (const { label, read } of graded) {
    const row = rows[`label ${label ?? 'none'}`] ?? { 'read 1': 0, 'read 2': 0, 'read 3': 0, 'read 4': 0, 'read 5': 0, 'read none': 0 }
    const column = `read ${read ?? 'none'}`
    row[column] = (row[column] ?? 0) + 1
    rows[`label ${label ?? 'none'}`] = row
  }
  return Object.fromEntries(Object.entries(rows).sort())
}

function sentenceGrades(half: Half) {
  const freehand = references(half).filter(({ style }) => style === 'freehand')
  return withAnalysis(freehand)
    .flatMap(({ reference, read }) => pairs(reference, read))
    .filter(({ label }) => label.dimension !== 'schlussformel')
    .map(({ label, read }) => ({ label: label.grade, read: read.grade }))
}

/** Prints how the rules do on the corpus, for both halves. */
export function measure(): void {
  console.table(halves.flatMap((half) => [wholes(half, 'bank'), wholes(half, 'freehand')]))
  for (const half of halves) {
    const { technique, dimension, missing, defect } = tallies(half)
    const print = (title: string, table: object) => {
      console.log(`${half}: ${title}`)
      console.table(table)
    }
    print('techniques per sentence', technique.rows())
    print('dimension per sentence', dimension.rows())
    print('missing parts', missing.rows())
    print('formal defects', defect.rows())
    print('grades of free-hand sentences in references', matrix(sentenceGrades(half)))
    print('grades of single sentences', matrix(singleSentences(half).map(({ text, grade }) => ({ label: grade, read: gradeSentence(text).grade }))))
    const praised = traps(half).filter(({ text }) => (gradeSentence(text).grade ?? 5) <= 3)
    console.log(`${half}: traps graded 1 to 3: ${praised.length} of ${traps(half).length}\n`)
  }
}
