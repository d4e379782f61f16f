import { answerTo, type BetterQuestion } from './better-answer.ts'

/** Looks for better sentences off the main thread. Nothing leaves this thread but the answer. */
self.addEventListener('message', ({ data }: MessageEvent<BetterQuestion>) => self.postMessage(answerTo(data)))
