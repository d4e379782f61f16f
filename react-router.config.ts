import type { Config } from '@react-router/dev/config'
import { listSlugs } from '#words/listing'
import { listPages } from './site/page-list.ts'
import { documentPaths } from './site/routes.ts'

export default {
  appDirectory: 'site',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/dev',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: {
    paths: [...listPages(listSlugs).map((page) => page.address), ...documentPaths],
    concurrency: 2,
  },
} satisfies Config
