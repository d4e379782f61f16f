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

/** What several families share travels as one file: a phone asks for one address instead of twelve. */
const common = { name: 'site', test: /\/site\/(ui|runtime|shell|pages\/[^/]+\.tsx)|vite\/preload-helper/, minShareCount: 4 }

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
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [common] } } } } } },
})
