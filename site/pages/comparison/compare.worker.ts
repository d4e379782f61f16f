import { compareTexts, type Question } from './compare-texts.ts'

/** Compares off the main thread: the page answers while long texts are read. Nothing leaves this thread but the answer. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(compareTexts(data)))
