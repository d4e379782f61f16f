import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './server/build/inline-script.ts'
import { texts } from './server/build/mdx.ts'
import { messageFiles } from './server/build/message-files.ts'

/** Every page needs it, and the search dialog a part of it: split for the dialog's sake it would weigh more on each page. */
const router = {
  name: 'router',
  test: /node_modules\/react-router\/|vite\/preload-helper|\/site\/(route-table\/paths|messages\/load-messages|browser\/(get-at-once|when-idle)|arrival\/hydration-block|navigation\/(builds\/newer-build|page-href|use-next-page|load-whole)|analytics\/private-page|shell\/(header-rows|page-link|search\/search-icon)|ui\/flags?)\.tsx?$/,
}

/** Seven of 64 letters tell builds apart; every page loads the names of all scripts, and letters of hashes do not compress. */
const scriptNames = { chunkFileNames: 'assets/[name]-[hash:7].js', entryFileNames: 'assets/[name]-[hash:7].js' }

const buildId = process.env.BUILD_ID ?? 'dev'

/** What several families share travels as one file: a phone asks for one address instead of twelve. Fields, forms and what asks for consent, makes calls or saves files are for the pages that have them. */
const common = {
  name: 'site',
  test: /\/site\/(seo|ui(?!\/(form|field))|shell|blocks|messages|arrival|navigation|analytics|browser(?!\/(http|save-file|file-types|use-opened))|reading\/undrawable-words)/,
  minShareCount: 4,
}

/** What is known of files before one is read, small parts that several families share; the readers come later. */
const files = {
  name: 'files',
  test: /\/site\/(files\/(decode-text|file-kind|file-problem|file-words|limits|load-part|too-long|use-file-text|read-file)|browser\/use-asker)\.tsx?$/,
  minShareCount: 2,
}

/** How a grade is named and drawn, and how sure it is: three parts of a few lines, in one file instead of three. */
const grades = { name: 'grades', test: /\/site\/reading\/(grade-name|grade-pennants|confidence-mark)\.tsx?$/ }

/** What most forms have, a few lines each: one name among those of all scripts instead of four. */
const formParts = { name: 'form-parts', test: /\/(text-fields|outcome|outcome-of|private-meta)\.tsx?$/, minShareCount: 2 }

export default defineConfig(({ isPreview }) => ({
  plugins: [tailwindcss(), inlineScript(), messageFiles(buildId), texts(), reactRouter()],
  publicDir: 'site/public',
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  worker: { format: 'es' },
  // What is imported later names its own imports, and most of them are there by then: lists of them would weigh on every page.
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { resolveDependencies: () => [] } },
  environments: {
    client: { build: { rolldownOptions: { output: { ...scriptNames, codeSplitting: { groups: [router, common, files, grades, formParts] } } } } },
  },
  // Pages are prerendered by a preview server, and the router's plugin would have it watch the folder that all pages are written to.
  ...(isPreview && { server: { watch: null } }),
}))
