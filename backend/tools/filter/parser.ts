import { scan, type Token } from './scanner.ts'
import { type Comparison, type Filter, FilterError, type Operand, type Operator } from './tree.ts'

const MAX_COMPARISONS = 200
const MAX_DEPTH = 50
const MAX_CALL_DEPTH = 3

/** Reads a filter into its tree: `&&` binds tighter than `||` (contract 2.1). Throws a `FilterError`. */
export function parse(text: string): Filter {
  const tokens = scan(text)
  if (tokens.length === 1) throw new FilterError('The filter is empty.')
  const parser = new Parser(tokens)
  const filter = parser.alternatives(0)
  parser.expect('end')
  return filter
}

class Parser {
  readonly #tokens: readonly Token[]
  #position = 0
  #comparisons = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  alternatives(depth: number): Filter {
    if (depth > MAX_DEPTH) throw new FilterError(`More than ${MAX_DEPTH} nested parentheses.`, this.#peek().at)
    return this.#chain('or', '||', () => this.#chain('and', '&&', () => this.#part(depth)))
  }

  expect(kind: Token['kind']): Token {
    const token = this.#next()
    if (token.kind !== kind) throw new FilterError(`Expected ${kind}, got ${described(token)}.`, token.at)
    return token
  }

  #chain(kind: 'and' | 'or', join: string, part: () => Filter): Filter {
    const first = part()
    const parts = [first]
    while (this.#peek().kind === 'join' && this.#peek().text === join) {
      this.#next()
      parts.push(part())
    }
    return parts.length === 1 ? first : Object.freeze({ kind, parts: Object.freeze(parts) })
  }

  #part(depth: number): Filter {
    if (this.#peek().kind !== '(') return this.#comparison()
    this.#next()
    const inner = this.alternatives(depth + 1)
    this.expect(')')
    return inner
  }

  #comparison(): Comparison {
    this.#comparisons += 1
    if (this.#comparisons > MAX_COMPARISONS) throw new FilterError(`More than ${MAX_COMPARISONS} comparisons.`, this.#peek().at)
    const left = this.#operand(0)
    const written = this.expect('operator').text
    const right = this.#operand(0)
    const any = written.startsWith('?')
    // The scanner lets only these through.
    const operator = (any ? written.slice(1) : written) as Operator
    return Object.freeze({ kind: 'comparison', left, operator, any, right })
  }

  #operand(depth: number): Operand {
    const token = this.#next()
    if (token.kind === 'text') return Object.freeze({ kind: 'text', value: token.text })
    if (token.kind === 'number') return Object.freeze({ kind: 'number', value: Number(token.text) })
    if (token.kind !== 'identifier') throw new FilterError(`Expected an operand, got ${described(token)}.`, token.at)
    if (this.#peek().kind !== '(') return Object.freeze({ kind: 'identifier', name: token.text })
    return Object.freeze({ kind: 'call', name: token.text, args: Object.freeze(this.#arguments(depth + 1)) })
  }

  #arguments(depth: number): Operand[] {
    if (depth > MAX_CALL_DEPTH) throw new FilterError(`More than ${MAX_CALL_DEPTH} nested functions.`, this.#peek().at)
    this.expect('(')
    const args: Operand[] = []
    while (this.#peek().kind !== ')') {
      if (args.length > 0) this.expect(',')
      args.push(this.#operand(depth))
    }
    this.expect(')')
    return args
  }

  #peek(): Token {
    return this.#tokens[this.#position] ?? { kind: 'end', text: '', at: 0 }
  }

  #next(): Token {
    const token = this.#peek()
    this.#position += 1
    return token
  }
}

function described(token: Token): string {
  return token.kind === 'end' ? 'the end' : JSON.stringify(token.text)
}
