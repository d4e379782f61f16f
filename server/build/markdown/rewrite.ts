import { classesOf, type Element, type HtmlNode, isElement } from './nodes.ts'

/** What stands in the place of an element, by a condition on it: its name, or `.class`, or a property it has. */
export interface Rule {
  readonly of: string | ((element: Element) => boolean)
  readonly put: (element: Element) => readonly HtmlNode[]
}

/** Puts into each element's place what the first fitting rule says, from the inside out; without a rule it stays. */
export function rewrite(nodes: readonly HtmlNode[], rules: readonly Rule[]): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    const inner = { ...node, children: rewrite(node.children, rules) }
    return [...(rules.find(({ of }) => fits(inner, of))?.put(inner) ?? [inner])]
  })
}

function fits(element: Element, of: Rule['of']): boolean {
  if (typeof of === 'function') return of(element)
  return of.split(', ').some((one) => (one.startsWith('.') ? classesOf(element).includes(one.slice(1)) : element.tagName === one))
}
