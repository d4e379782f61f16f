import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export interface CaptchaServer {
  /** For `RECAPTCHA_URL`. */
  readonly url: string
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

export const CAPTCHA_ENV = { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'secret' }

/**
 * Speaks the protocol of reCAPTCHA version 2: a script for explicit rendering, whose widget keeps its answer in a field of the
 * form, and the check of that answer, each of which is good once (developers.google.com/recaptcha/docs/display, …/verify).
 */
export async function startCaptchaServer(): Promise<CaptchaServer> {
  const asked: string[] = []
  const good = new Set<string>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    asked.push(url.pathname)
    if (url.pathname === '/recaptcha/api.js') {
      const token = `token-${asked.length}`
      good.add(token)
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${widget})(${JSON.stringify(token)})`)
      return
    }
    const body = new URLSearchParams(await text(request))
    const success = body.get('secret') === CAPTCHA_ENV.RECAPTCHA_SECRET && good.delete(body.get('response') ?? '')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/recaptcha`, asked, close: async () => void server.close() }
}

/** Runs in the page. Its buttons stand for what a visitor, or time, does. */
function widget(token: string): void {
  Reflect.set(window, 'grecaptcha', {
    ready: (then: () => void) => setTimeout(then, 50),
    render(element: HTMLElement, options: Record<string, () => void>) {
      if (element.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element')
      const answer = Object.assign(document.createElement('textarea'), { name: 'g-recaptcha-response', hidden: true })
      const press = (label: string, value: string, callback: string) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
        button.addEventListener('click', () => {
          answer.value = value
          options[callback]?.()
        })
        return button
      }
      element.append(answer, press('solve', token, 'callback'), press('expire', '', 'expired-callback'), press('break', '', 'error-callback'))
      return 0
    },
    reset() {
      for (const field of document.querySelectorAll('textarea[name=g-recaptcha-response]')) Reflect.set(field, 'value', '')
    },
  })
}
