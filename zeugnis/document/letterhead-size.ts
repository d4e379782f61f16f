import type { LetterheadImage } from './options.ts'

/** No letterhead is wider or higher than this: the width of the text on A4, and room for a firm's sign. In millimetres. */
const MOST = { width: 165, height: 30 }

/** How large an image of the letterhead is printed, in millimetres, its proportions kept. */
export function letterheadSize({ width, height }: Pick<LetterheadImage, 'width' | 'height'>): { width: number; height: number } {
  const scale = Math.min(MOST.width / width, MOST.height / height)
  return { width: width * scale, height: height * scale }
}
