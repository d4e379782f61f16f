import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type EcmaScriptModule, parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { root } from './files.ts'
import { type FoundFunction, functionsOf, undocumentedOf } from './functions.ts'

interface Import {
  readonly specifier: string
  /** Path from the repository's root; undefined for packages and Node's own modules. */
  readonly target: string | undefined
}

/** What the rules of the house look at in one file. */
export interface Source {
  readonly file: string
  readonly lines: number
  readonly imports: readonly Import[]
  readonly functions: readonly FoundFunction[]
  /** Exported functions with nothing said above them. */
  readonly undocumented: readonly string[]
}

const resolver = new ResolverFactory({ conditionNames: ['node', 'import'] })

/** Reads a file of the repository as the compiler does. Throws where it cannot be parsed. */
export function readSource(file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const { module, program, comments, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  return {
    file,
    lines: text.trimEnd().split('\n').length,
    imports: specifiersOf(module, text).map((specifier) => ({ specifier, target: targetOf(file, specifier) })),
    functions: functionsOf(program, text),
    undocumented: undocumentedOf(program, (start) => docs.some(({ end }) => end <= start && text.slice(end, start).trim() === '')),
  }
}

function specifiersOf({ staticImports, staticExports, dynamicImports }: EcmaScriptModule, text: string): string[] {
  const forwarded = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
  const dynamic = dynamicImports
    .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
    .flatMap((request) => /^['"]([^'"]+)['"]$/.exec(request)?.[1] ?? [])
  return [...new Set([...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...forwarded, ...dynamic])]
}

/** Through the doors of package.json too. */
function targetOf(file: string, specifier: string): string | undefined {
  if (!/^[.#]/.test(specifier)) return undefined
  const { path } = resolver.sync(dirname(join(root, file)), specifier.replace(/\?.*$/, ''))
  return path && relative(root, path)
}
