import { readFileSync } from 'node:fs'
import type { Nodes, Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { root } from './files.ts'

const reader = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm)

export function readTree(file: string): Root {
  return reader.parse(readFileSync(`${root}${file}`, 'utf8'))
}

export const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : [])

/** A node and all below it, in the order of the text. */
export function everyNode(node: Nodes): Nodes[] {
  return [node, ...childrenOf(node).flatMap(everyNode)]
}

/** The attributes of a component that are plain texts. */
export function attributesOf(node: Nodes): readonly (readonly [name: string, value: string])[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  return node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value] as const] : []))
}
