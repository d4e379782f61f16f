import type { Messages } from '#words/interface'
import { childrenNamed, type Element, element, find, type HtmlNode, isElement, text, textOf } from './nodes.ts'

const named = (name: string) => (one: Element) => one.tagName === name

/**
 * A list of fields as a table, one row each, entries of objects by their path (`sentences[].grade`). Lists inside of it
 * are tables already: their rows move up. A list without types is one of answers by their status.
 */
export function fieldTable(list: Element, messages: Messages): HtmlNode[] {
  const entries = childrenNamed(list, 'div')
  const isTyped = entries.some((entry) => find(entry.children, named('span')).length > 0)
  const heads = isTyped ? [messages['api.field'], messages['api.type']] : [messages['api.problems.status']]
  const head = row([...heads, messages['api.problems.meaning']].map((label) => element('th', [text(label)])))
  const rows = entries.flatMap((entry) => rowsOf(entry, isTyped))
  return [element('table', [element('thead', [head]), element('tbody', rows)])]
}

function row(cells: readonly Element[]): Element {
  return element('tr', cells)
}

function rowsOf(entry: Element, isTyped: boolean): Element[] {
  const [term] = childrenNamed(entry, 'dt')
  const [meaning] = childrenNamed(entry, 'dd')
  if (!term || !meaning) return []
  const name = find(term.children, named('code')).map(textOf).join('')
  const [type, required] = [find(term.children, named('span')).map(textOf).join(), find(term.children, named('em')).map(textOf)]
  const inner = find(meaning.children, named('tbody')).flatMap((body) => childrenNamed(body, 'tr'))
  const own = row([cell([code(name)]), ...(isTyped ? [cell([code(type), ...required.map((word) => text(`, ${word}`))])] : []), cell(lineOf(meaning))])
  const above = type.includes('[]') ? `${name}[].` : `${name}.`
  return [own, ...inner.map((one) => below(one, above))]
}

/** What is said of a field, in one line. */
function lineOf(meaning: Element): HtmlNode[] {
  return meaning.children
    .filter((child) => !(isElement(child) && child.tagName === 'table'))
    .flatMap((child) => (isElement(child) && child.tagName === 'p' ? [...child.children, text(' ')] : [child]))
}

function below(inner: Element, above: string): Element {
  const [name, ...cells] = inner.children
  return name ? { ...inner, children: [cell([code(above + textOf(name))]), ...cells] } : inner
}

function cell(children: readonly HtmlNode[]): Element {
  return element('td', children)
}

function code(value: string): Element {
  return element('code', [text(value)])
}
