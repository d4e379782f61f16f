import type { LoaderFunctionArgs } from 'react-router'
import { publicConfigContext } from '../context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(publicConfigContext)
  const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, `Sitemap: ${origin}/en/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
