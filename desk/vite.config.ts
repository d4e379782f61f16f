import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The operator's desk is built by itself: not a byte of it is in the scripts of public pages, nor of theirs in it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/_/',
  publicDir: false,
  build: { assetsInlineLimit: 0, target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
})
