import { drawThumb } from '#backend/pictures'
import type { Kinds } from '../kinds.ts'

export function draw({ picture, size }: Kinds['drawThumb']['input']): Promise<Uint8Array> {
  return drawThumb(picture, size)
}
