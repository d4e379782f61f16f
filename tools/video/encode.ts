import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const FPS = 25

function run(args: readonly string[], input: 'pipe' | 'ignore' = 'ignore'): ChildProcess {
  return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: [input, 'inherit', 'inherit'] })
}

/** Waits for the end of ffmpeg. Throws when it fails, and says what to do when it is not there. */
async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'close').catch(() => {
    throw new Error('ffmpeg is missing. Install it (apt-get install ffmpeg), then run this again.')
  })
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

/** Fails early where there is no ffmpeg: a recording takes minutes. */
export function checkEncoder(): Promise<void> {
  return finished(run(['-f', 'lavfi', '-i', 'nullsrc', '-frames:v', '1', '-f', 'null', '-']))
}

/** Takes pictures one by one and keeps them without loss until the film is encoded. */
export class FrameSink {
  readonly #child: ChildProcess
  #count = 0

  constructor(file: string) {
    this.#child = run(['-f', 'image2pipe', '-framerate', String(FPS), '-i', '-', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', file], 'pipe')
  }

  /** Seconds so far. */
  get time(): number {
    return this.#count / FPS
  }

  async write(picture: Buffer, times = 1): Promise<void> {
    for (let left = times; left > 0; left -= 1) {
      if (!this.#child.stdin?.write(picture)) await once(this.#child.stdin ?? this.#child, 'drain')
      this.#count += 1
    }
  }

  async close(): Promise<void> {
    this.#child.stdin?.end()
    await finished(this.#child)
  }
}

export function framesIn(seconds: number): number {
  return Math.round(seconds * FPS)
}

/** VP9 in two passes, and H.264 whose index stands at the head, so that it plays before it is loaded. */
export async function encode(source: string, target: string): Promise<void> {
  const vp9 = ['-i', source, '-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p', '-an', '-passlogfile', source]
  await finished(run([...vp9, '-pass', '1', '-f', 'null', '-']))
  await finished(run([...vp9, '-pass', '2', `${target}.webm`]))
  const h264 = ['-c:v', 'libx264', '-crf', '24', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'high', '-level', '3.2']
  await finished(run(['-i', source, ...h264, '-pix_fmt', 'yuv420p', '-an', '-movflags', '+faststart', `${target}.mp4`]))
}
