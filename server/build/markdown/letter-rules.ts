import type { Messages } from '#words/interface'
import { childrenNamed, classesOf, type Element, element, type HtmlNode, isElement, text, textOf } from './nodes.ts'
import type { Rule } from './rewrite.ts'

/**
 * A letter with notes in its margin: the letter is quoted, a note follows its paragraph, grades keep their headings.
 * What stands for the switches of a template says in words what they choose.
 */
export function letterRules(messages: Messages): readonly Rule[] {
  return [
    { of: '.tpl-c', put: () => [element('p', [text(messages['twin.letter'])])] },
    { of: '.marg', put: (letter) => quotesJoined(letter.children.filter(isElement).flatMap(partOf)) },
  ]
}

function partOf(part: Element, index: number, parts: readonly Element[]): Element[] {
  if (textOf(part).trim() === '') return []
  if (classesOf(part).includes('n')) return [note(part)]
  if (part.tagName === 'h3') return [part]
  const quote = element('blockquote', [part.tagName === 'h2' ? element('p', [element('strong', part.children)]) : part])
  const before = parts[index - 1]
  const isBackToAllGrades = before !== undefined && isOfGrade(before) && !isOfGrade(part)
  return isBackToAllGrades ? [element('hr', []), quote] : [quote]
}

/** Of one grade only; the rest of a template's letter is the same in all. */
function isOfGrade(part: Element): boolean {
  return classesOf(part).includes('g')
}

/** The title of a note and its lines in one paragraph. */
function note(part: Element): Element {
  const title = childrenNamed(part, 'b').map((one) => element('strong', one.children))
  const lines = childrenNamed(part, 'p').flatMap((line): HtmlNode[] => [text(' · '), ...line.children])
  return element('p', [...title, ...lines])
}

/** A quote after a quote goes on with it. */
function quotesJoined(parts: readonly Element[]): Element[] {
  const joined: Element[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.tagName === 'blockquote' && last?.tagName === 'blockquote') last.children.push(...part.children)
    else joined.push(part)
  }
  return joined
}
