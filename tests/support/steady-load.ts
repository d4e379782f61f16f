import { Agent, request } from 'node:http'

export interface Question {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
}

/** Asks the same again and again, each question on connections of its own, until it is told to stop; gives what was not answered as it should be. */
export function askSteadily(base: string, questions: readonly Question[], isRight: (status: number) => boolean): () => Promise<Outcome> {
  const outcome = { answered: 0, wrong: [] as string[] }
  let isOver = false
  const asking = questions.map(async (question) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      const result = await answerTo(base, question, agent)
      if (typeof result === 'number' && isRight(result)) outcome.answered += 1
      else outcome.wrong.push(`${question.path}: ${result}`)
    }
    agent.destroy()
  })
  return async () => {
    isOver = true
    await Promise.all(asking)
    return outcome
  }
}

export interface Outcome {
  readonly answered: number
  readonly wrong: readonly string[]
}

/** The status of a whole answer, or why there is none. */
function answerTo(base: string, { path, method = 'GET', body }: Question, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'application/json' }) }
    const sent = request(base + path, { method, agent, headers }, (response) => {
      response.resume().once('error', (error) => resolve(error.message))
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', (error) => resolve(error.message))
    sent.end(body)
  })
}
