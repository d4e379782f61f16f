import type { Config } from '@react-router/dev/config'
import { listSlugs } from '#words/from-disk'
import { documentPaths } from './site/route-table/documents.ts'
import { listPages } from './site/route-table/list.ts'

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
