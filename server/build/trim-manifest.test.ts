import { expect, it } from 'vitest'
import { trimmed } from './trim-manifest.ts'

const route = { id: 'a', hasLoader: true, hasAction: false, module: '/a.js', imports: ['/common.js', '/own.js'], css: [] }
const manifest = {
  entry: { module: '/entry.js', imports: ['/common.js'], css: [] },
  routes: {
    root: { id: 'root', hasLoader: true, hasErrorBoundary: false, module: '/root.js', imports: ['/common.js', '/shell.js'], css: [] },
    a: route,
  },
  version: '1',
}

it('leaves out what says nothing, and what came with the page', () => {
  const text = trimmed(`window.__manifest=${JSON.stringify(manifest)};`)
  expect(text).toMatch(/^window\.__manifest=/)
  expect(JSON.parse(text.slice(text.indexOf('{'), -1))).toEqual({
    ...manifest,
    routes: {
      root: { id: 'root', hasLoader: true, module: '/root.js', imports: [] },
      a: { id: 'a', hasLoader: true, module: '/a.js', imports: ['/own.js'] },
    },
  })
})

it('does not touch a file of another form', () => {
  expect(() => trimmed('export default {}')).toThrow('The manifest of the routes has another form')
})
