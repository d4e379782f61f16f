import { defineConfig } from 'vitest/config'
import { texts } from './server/build/mdx.ts'

/** Rooms whose files leave nothing behind in their process: they share it, and with it what they import. */
const shared = '{language,zeugnis,processes,cv,contract-check,talent,words,json-scan,limits,services,site,desk}'

export default defineConfig({
  plugins: [texts()],
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    environment: 'node',
    // The SDK's realtime client wants the browser's EventSource, which Node has behind this flag.
    execArgv: ['--experimental-eventsource', '--disable-warning=UNDICI-ES'],
    // All cores: by itself it leaves one idle, which is half of two.
    maxWorkers: '100%',
    // The end of what has none, on a machine that does other work as well; no test asks how long something takes.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'shared', isolate: false, unstubGlobals: true, include: [`${shared}/**/*.test.{ts,tsx}`, 'tests/language/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          isolate: false,
          setupFiles: ['backend/testing/after-each-file.ts'],
          include: ['backend/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: ['{engines,server}/**/*.test.ts', 'tests/{house,contract}/**/*.test.ts'] },
      },
    ],
  },
})
