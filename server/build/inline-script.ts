import { build, type Plugin } from 'vite'

const suffix = '?script'

/**
 * `import text from './x.ts?script'` gives the module, compiled and minified, as the text of one classic script.
 * For the few lines that must stand in the page itself.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer)
      return resolved && `${resolved.id}${suffix}`
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null
      return `export default ${JSON.stringify(await compile(id.slice(0, -suffix.length)))}`
    },
  }
}

async function compile(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2020', minify: true, lib: { entry, formats: ['iife'], name: 'inline' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`No output for ${entry}`)
  return output.output[0].code.trim()
}
