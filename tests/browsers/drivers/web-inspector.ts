import type { HeardView } from './driver.ts'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly result?: unknown
}

/**
 * WebKit's own inspector over a WebSocket (its protocol: `Source/JavaScriptCore/inspector/protocol` of WebKit). It tells what WebDriver
 * does not: what comes to the console. A page is a target, to which messages go wrapped.
 */
export async function inspect(server: string): Promise<HeardView> {
  const socket = new WebSocket(await addressOfPage(server))
  const messages: string[] = []
  const answers = new Map<number, (result: unknown) => void>()
  const begun = Promise.withResolvers<void>()
  let loaded = Promise.withResolvers<void>()
  let target = ''
  let count = 0

  async function ask(method: string, params: object = {}, targetId = target): Promise<unknown> {
    const [id, answer] = [++count, Promise.withResolvers<unknown>()]
    answers.set(id, answer.resolve)
    const message = JSON.stringify({ id, method, params })
    socket.send(JSON.stringify({ id: 0, method: 'Target.sendMessageToTarget', params: { targetId, message } }))
    return answer.promise
  }
  /** A page gets another target when it comes from another process, which is provisional until its answer has begun. */
  async function enter({ targetId, isProvisional }: { targetId: string; isProvisional?: boolean }): Promise<void> {
    if (!isProvisional) target = targetId
    await Promise.all(['Console.enable', 'Page.enable', 'Runtime.enable'].map((method) => ask(method, {}, targetId)))
    begun.resolve()
  }
  const hear: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => void>> = {
    'Target.targetCreated': ({ targetInfo }) => void enter(Object(targetInfo)),
    'Target.didCommitProvisionalTarget': ({ newTargetId }) => {
      target = String(newTargetId)
    },
    'Target.dispatchMessageFromTarget': ({ message }) => receive(JSON.parse(String(message))),
    'Page.loadEventFired': () => loaded.resolve(),
    'Console.messageAdded': ({ message }) => messages.push(sentenceOf(Object(message))),
  }
  function receive({ id = 0, method = '', params = {}, result }: Message): void {
    answers.get(id)?.(result)
    hear[method]?.(params)
  }
  socket.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))))
  await begun.promise
  return {
    messages,
    async load(url) {
      loaded = Promise.withResolvers()
      await evaluate(ask, `location.href = ${JSON.stringify(url)}`)
      await loaded.promise
    },
    run: (act, ...given) => evaluate(ask, `(${act})(...${JSON.stringify(given)})`),
    close: async () => socket.close(),
  }
}

/** What an expression gives, as JSON can tell it. */
async function evaluate<Value>(ask: (method: string, params: object) => Promise<unknown>, expression: string): Promise<Value> {
  const answer = Object(await ask('Runtime.evaluate', { expression: `JSON.stringify(${expression})`, returnByValue: true }))
  if (answer.wasThrown) throw new Error(String(answer.result?.description))
  return JSON.parse(answer.result.value ?? 'null')
}

function sentenceOf({ source, level, text }: Readonly<Record<string, unknown>>): string {
  return `${source} ${level}: ${String(text).trim()}`
}

/** The only page of a browser that has just begun, once it has one. */
async function addressOfPage(server: string): Promise<string> {
  for (;;) {
    const list = await fetch(`http://${server}/`).then(
      (response) => response.text(),
      () => '',
    )
    const path = /\/socket\/\d+\/\d+\/WebPage/.exec(list)?.[0]
    if (path) return `ws://${server}${path}`
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
