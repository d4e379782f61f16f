import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { numberFootnotes } from './number-footnotes.ts'

/** Reads the writers' Markdown; the same for the build and for the tests. Ids of footnotes carry no prefix: the texts are our own. */
export function texts() {
  return mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, numberFootnotes],
    remarkRehypeOptions: { clobberPrefix: '' },
  })
}
