import { z } from 'zod'
import recorded from '../content/facts/video.json' with { type: 'json' }
import written from '../content/videos/zeugnisgenerator.json' with { type: 'json' }
import type { Locale } from './locales.ts'

/** So much can be read while it stands under the film. */
const LONGEST_CAPTION = 130

const said = z.strictObject({ title: z.string().min(1), text: z.string().min(1).max(LONGEST_CAPTION) })
const steps = z.array(z.strictObject({ id: z.string().min(1), de: said, en: said })).parse(written)

const bytes = z.int().positive()
const seconds = z.number().nonnegative()

/** What `tools/video` wrote of the film that it made. */
const film = z
  .strictObject({
    date: z.iso.date(),
    duration: seconds,
    bytes: z.strictObject({ webm: bytes, mp4: bytes }),
    cues: z.array(z.strictObject({ step: z.string(), start: seconds, end: seconds })),
  })
  .parse(recorded)

export type FilmFormat = keyof typeof film.bytes

export interface FilmStep {
  readonly id: string
  /** Seconds from the beginning. */
  readonly start: number
  readonly end: number
  readonly title: string
  readonly text: string
}

/** The film's steps in one language: captions and transcript are made from them. Throws when film and texts differ. */
export function filmSteps(locale: Locale): FilmStep[] {
  if (film.cues.map(({ step }) => step).join() !== stepNames.join()) throw new Error('The film has other steps than its texts: record it anew')
  return film.cues.map(({ start, end }, index) => {
    const step = steps[index]
    if (!step) throw new RangeError(`No text for step ${index}`)
    return { id: step.id, start, end, ...step[locale] }
  })
}

/** The steps in the order in which they are written and filmed. */
export const stepNames: readonly string[] = steps.map(({ id }) => id)

export const filmFacts = { date: film.date, duration: film.duration, bytes: film.bytes }
