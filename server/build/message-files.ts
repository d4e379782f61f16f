import type { Plugin } from 'vite'
import { messagesPath } from '#site'
import { locales, messagesFor } from '#words/interface'

/** Writes the message files of each language into the client build, and answers them in development. */
export function messageFiles(build: string): Plugin {
  return {
    name: 'message-files',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { code } of locales) {
        this.emitFile({ type: 'asset', fileName: messagesPath(build, code).slice(1), source: JSON.stringify(messagesFor(code)) })
      }
    },
    configureServer(server) {
      for (const { code } of locales) {
        server.middlewares.use(messagesPath(build, code), (_request, response) => {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(messagesFor(code)))
        })
      }
    },
  }
}
