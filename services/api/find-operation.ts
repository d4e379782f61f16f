import { type ApiDocument, type ApiOperation, type Method, methods } from '#words/from-disk'
import { ApiProblem } from './problem.ts'

export interface FoundOperation {
  readonly product: string
  readonly path: string
  readonly method: Method
  readonly operation: ApiOperation
  /** What the braces of the path stand for, decoded. */
  readonly values: Readonly<Record<string, string>>
}

/** The documented operation that a request means. Throws `not_found`, or `method_not_allowed` with `Allow`. */
export function findOperation(documents: ReadonlyMap<string, ApiDocument>, method: string, path: string): FoundOperation {
  const here = [...documents].flatMap(([product, document]) =>
    Object.entries(document.paths).flatMap(([template, item]) => {
      const values = match(template, path)
      return values ? [{ product, path: template, item, values }] : []
    }),
  )
  if (here.length === 0) throw new ApiProblem('not_found')
  for (const { item, ...place } of here) {
    for (const one of methods) {
      const operation = item[one]
      if (operation && one === method.toLowerCase()) return { ...place, method: one, operation }
    }
  }
  const allowed = methods.filter((one) => here.some(({ item }) => item[one]))
  throw new ApiProblem('method_not_allowed', { headers: { allow: allowed.map((one) => one.toUpperCase()).join(', ') } })
}

function match(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const text = decode(given[index] ?? '')
    if (name && text) values[name] = text
    else if (part !== text) return undefined
  }
  return values
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
