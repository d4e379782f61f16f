import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] })],
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    include: ['{site,words,zeugnis,cv,contract-check,server}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
