import { classesOf, type Element, element, find, type HtmlNode, text, textOf } from './nodes.ts'
import type { Rule } from './rewrite.ts'

/** What the samples of a request are written in, by the class that shows and hides them on the page. */
const languages: Readonly<Record<string, string>> = { 'in-curl': 'sh', 'in-typescript': 'ts', 'in-python': 'python' }

/** Code with its language; the title of a sample becomes a heading, that of other code is its language alone. */
export const codeRules: readonly Rule[] = [{ of: '.cb', put: codeBlock }]

function codeBlock(block: Element): HtmlNode[] {
  const [head] = find(block.children, (one) => classesOf(one).includes('cb-h'))
  const title = head && textOf(head)
  const [pre] = find(block.children, ({ tagName }) => tagName === 'pre')
  if (!pre) return []
  const [code] = find(pre.children, ({ tagName }) => tagName === 'code')
  const language = classesOf(block).flatMap((name) => languages[name] ?? [])[0] ?? 'json'
  const written = code ?? element('code', pre.children, { className: [`language-${language}`] })
  return [...(title && !code ? [element('h3', [text(title)])] : []), element('pre', [written])]
}
