import { answerTo, type StackQuestion } from './stack-answer.ts'

/** Reads tables and writes letters off the main thread. Nothing leaves this thread but the answer. */
self.addEventListener('message', ({ data }: MessageEvent<StackQuestion>) => {
  answerTo(data).then(
    (answer) => self.postMessage(answer),
    // The page hears of it as of a worker that broke down.
    (error: unknown) =>
      setTimeout(() => {
        throw error
      }),
  )
})
