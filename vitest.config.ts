import { defineConfig } from 'vitest/config'
import { texts } from './server/build/mdx.ts'

export default defineConfig({
  plugins: [texts()],
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    include: [
      '{site,words,zeugnis,talent,cv,contract-check,services,server,backend}/**/*.test.{ts,tsx}',
      'tests/{house,contract,language}/**/*.test.ts',
    ],
    environment: 'node',
    // The SDK's realtime client wants the browser's EventSource, which Node has behind this flag.
    execArgv: ['--experimental-eventsource', '--disable-warning=UNDICI-ES'],
    // All cores: by itself it leaves one idle, which is half of two.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
