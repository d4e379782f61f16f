import { type Asker, NoAnswer } from '../../../browser/asker.ts'
import type { StackAnswer, StackQuestion } from './stack-answer.ts'

type AnswerTo<Q extends StackQuestion> = Extract<StackAnswer, { is: Q['ask'] }>

/** Asks the worker of the stack. Rejects with a `NoAnswer`. */
export type AskStack = <Q extends StackQuestion>(question: Q) => Promise<AnswerTo<Q>>

/** Asks one question after the other: none ends an earlier one. Takes for an answer only what answers this question. */
export function askerOf(asker: Asker<StackQuestion, StackAnswer>): AskStack {
  let before: Promise<unknown> = Promise.resolve()
  return async (question) => {
    const asked = before.then(() => asker.ask(question))
    before = asked.catch(() => undefined)
    const answer = await asked
    if (!answers(answer, question)) throw new NoAnswer('failed')
    return answer
  }
}

function answers<Q extends StackQuestion>(answer: StackAnswer, question: Q): answer is AnswerTo<Q> {
  return answer.is === question.ask
}

/** Whether somebody ended the work, and nothing else did. */
export const wasStopped = (error: unknown) => error instanceof NoAnswer && error.reason === 'stopped'
