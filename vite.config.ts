import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './server/build/inline-script.ts'
import { texts } from './server/build/mdx.ts'
import { messageFiles } from './server/build/message-files.ts'

const buildId = process.env.BUILD_ID ?? 'dev'

/** What several families share travels as one file: a phone asks for one address instead of twelve. */
const common = { name: 'site', test: /\/site\/(ui|runtime|shell|pages\/[^/]+\.tsx)|vite\/preload-helper/, minShareCount: 4 }

export default defineConfig({
  plugins: [tailwindcss(), inlineScript(), messageFiles(buildId), texts(), reactRouter()],
  publicDir: 'site/public',
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [common] } } } } } },
})
