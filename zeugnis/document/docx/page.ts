/** A4 with the margins of DIN 5008, in twentieths of a point: 25 mm left, 20 mm right. */
export const page = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1417, bottom: 1417, left: 1417, right: 1134, header: 567, footer: 567 },
} as const

/** From margin to margin. */
export const PAGE_WIDTH = page.size.width - page.margin.left - page.margin.right
