/** Brightness of pixels, row by row: 0 is black, 255 white. */
export interface Grey {
  readonly data: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** A picture of one brightness. */
export function blank(width: number, height: number, brightness = 255): Grey {
  return { data: new Uint8Array(width * height).fill(brightness), width, height }
}

/**
 * The brightness of a coloured picture, by the weights of ITU-R BT.601 as JPEG has them; what is transparent lies on white.
 * @param rgba four bytes for each pixel, as a canvas gives them
 */
export function greyOf({ data: rgba, width, height }: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }): Grey {
  const data = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [rgba[from], rgba[from + 1], rgba[from + 2], rgba[from + 3]]
    const brightness = (red * 77 + green * 150 + blue * 29) / 256
    data[at] = 255 + ((brightness - 255) * alpha) / 255
  }
  return { data, width, height }
}
