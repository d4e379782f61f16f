import { defineConfig } from 'vitest/config'
import { texts } from './server/build/mdx.ts'

export default defineConfig({
  plugins: [texts()],
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    include: ['{site,words,zeugnis,talent,cv,contract-check,services,server}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
