import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: { include: ['{site,words,zeugnis,server}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'], environment: 'node' },
})
