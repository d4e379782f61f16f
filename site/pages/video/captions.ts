import type { FilmStep } from '#words/facts'

/** Captions as a WebVTT file (W3C, section 4.1). */
export function captionFile(steps: readonly FilmStep[]): string {
  const cues = steps.map(({ id, start, end, text }) => `${id}\n${timestamp(start)} --> ${timestamp(end)}\n${text}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

/** „0:05“, as transcripts say it. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
