import { type Program, Visitor } from 'oxc-parser'

/** A function, by its own name or by what it is given to. */
export interface FoundFunction {
  readonly name: string
  readonly lines: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isFunction = (node: Node | null) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/** The functions of a file that have a name, with the lines that they take; a part of a longer one counts for itself and for that. */
export function functionsOf(program: Program, text: string): FoundFunction[] {
  const named: { name: string; node: Node }[] = []
  const add = (name: string, node: Node | null) => {
    if (isFunction(node) && node) named.push({ name, node })
  }
  new Visitor({
    FunctionDeclaration: (node) => void named.push({ name: node.id?.name ?? 'default', node }),
    VariableDeclarator: ({ id, init }) => add(text.slice(id.start, id.end), init),
    Property: ({ key, value }) => add(text.slice(key.start, key.end), value),
    MethodDefinition: ({ key, value }) => add(text.slice(key.start, key.end), value),
  }).visit(program)
  return named.map(({ name, node: { start, end } }) => ({ name, lines: text.slice(start, end).split('\n').length }))
}

/** Names of exported functions, at the top of the file, before which no sentence stands. */
export function undocumentedOf(program: Program, isDocumented: (start: number) => boolean): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || isDocumented(statement.start)) return []
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name ?? []
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.filter(({ init }) => isFunction(init)).map(({ id }) => ('name' in id ? String(id.name) : ''))
  })
}
