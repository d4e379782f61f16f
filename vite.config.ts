import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { defineConfig } from 'vite'
import { inlineScript } from './server/build/inline-script.ts'
import { messageFiles } from './server/build/message-files.ts'

const buildId = process.env.BUILD_ID ?? 'dev'

export default defineConfig({
  plugins: [
    tailwindcss(),
    inlineScript(),
    messageFiles(buildId),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm] }),
    reactRouter(),
  ],
  publicDir: 'site/public',
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
