import * as z from 'zod/mini'
import { readApiFromDisk } from '#words/from-disk'
import type { Pattern } from './pattern.ts'

/** Patterns that libraries compile for us: those of the API's documents, which ajv reads, and zod's for mail addresses. */
export function findDocumented(): Pattern[] {
  const ours = [...readApiFromDisk('en')].flatMap(([product, document]) =>
    patternsIn(document).map((source) => ({ source, flags: 'u', at: `content/api/${product}.yaml` })),
  )
  const { source, flags } = z.regexes.email
  return [...ours, { source, flags, at: 'services/forms/schemas/fields.ts' }]
}

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => (key === 'pattern' && typeof entry === 'string' ? [entry] : patternsIn(entry)))
}
