import { Parser } from 'htmlparser2'

/** What may lead out of a document: a link waits until somebody follows it. Templates, pictures and frames are fetched by opening the file. */
const HARMLESS = /\/hyperlink$/

/** Whether a part of a Word file that lists relations names something outside that is fetched as soon as the file is opened. */
export function fetchesFromOutside(relations: string): boolean {
  let fetches = false
  const parser = new Parser(
    {
      onopentag(name, { TargetMode = '', Type = '' }) {
        if (name.endsWith('Relationship') && TargetMode !== '' && TargetMode !== 'Internal' && !HARMLESS.test(Type)) fetches = true
      },
    },
    { xmlMode: true },
  )
  parser.end(relations)
  return fetches
}
