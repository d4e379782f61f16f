import { useEffect, useRef } from 'react'
import { kindOf } from '../../file-kind.ts'
import { pixelsIn } from '../pictures/picture-size.ts'
import { isTiff } from '../pictures/tiff-pages.ts'

/** Its height in pixels: twice of what is shown. */
const HEIGHT = 192
/** Larger ones take too much memory for a small picture; telephones take theirs with 12 or so. */
const MOST_PIXELS = 30_000_000

/** What a picture shows, in small: so pages are told from each other. Nothing of a PDF, or of what the browser cannot draw. */
export function Thumbnail({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    smallPicture(file).then((picture) => {
      if (isWanted && picture && canvas.current) draw(canvas.current, picture)
      picture?.close()
    })
    return () => {
      isWanted = false
    }
  }, [file])
  return <canvas ref={canvas} width={0} height={0} />
}

/** One after the other: twenty photos at once would not fit into the memory. */
let turn: Promise<unknown> = Promise.resolve()

function smallPicture(file: File): Promise<ImageBitmap | undefined> {
  const picture = turn.then(() => bitmapOf(file)).catch(() => undefined)
  turn = picture
  return picture
}

async function bitmapOf(file: File): Promise<ImageBitmap | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isDrawn = kindOf(bytes) === 'picture' && !isTiff(bytes) && pixelsIn(bytes) < MOST_PIXELS
  return isDrawn ? createImageBitmap(file, { imageOrientation: 'from-image', resizeHeight: HEIGHT, resizeQuality: 'medium' }) : undefined
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
}
