import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { HtmlNode } from './nodes.ts'

type Handlers = NonNullable<Options['handlers']>

/** Notes have no element of their own in HTML: `rules.ts` names theirs. */
const handlers: Handlers = {
  noteref: (_, { properties }) => ({ type: 'footnoteReference', identifier: String(properties.name), label: String(properties.name) }),
  notedef: (state, note) => ({
    type: 'footnoteDefinition',
    identifier: String(note.properties.name),
    label: String(note.properties.name),
    children: state.toFlow(state.all(note)),
  }),
}

const writer = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-' })

/** Elements as Markdown (GitHub's, with tables and footnotes). */
export function toMarkdown(children: readonly HtmlNode[]): string {
  return writer.stringify(writer.runSync({ type: 'root', children: [...children] }))
}
