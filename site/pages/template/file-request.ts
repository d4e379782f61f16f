import { z } from 'zod'
import { fileFormats } from '../../browser/file-types.ts'
import { pageName, pages } from '../../route-table/pages.ts'

const templates = new Map(pages.filter(({ family }) => family === 'template').map((row) => [pageName(row.path), row]))

/** What the form beside a template's letter asks for. */
export const fileRequest = z.object({
  template: z.string().transform((name, context) => {
    const row = templates.get(name)
    if (!row) context.addIssue('No such template')
    return row ?? z.NEVER
  }),
  grade: z
    .enum(['1', '2', '3', '4', '5'])
    .transform((grade) => Number(grade))
    .pipe(z.literal([1, 2, 3, 4, 5])),
  address: z.enum(['frau', 'herr', 'name']),
  /** `json` is the description that the generator writes it from. */
  format: z.enum([...fileFormats, 'json']),
})
