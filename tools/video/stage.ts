import type { Locator, Page } from '@playwright/test'
import { type FrameSink, framesIn } from './encode.ts'
import { addPointer, placePointer } from './pointer.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const KEY_S = 0.16
const PRESS_S = 0.24
/** After a change the page is filmed frame by frame, so that its transitions are seen. */
const SETTLE_S = 0.32

/** Slow at both ends, as a hand is. */
function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2
}

/** Plays in the page and films it picture by picture: the film's clock runs with the pictures, however long one takes. */
export class Stage {
  readonly page: Page
  readonly #sink: FrameSink
  #pointer: Point = { x: 880, y: 190 }

  constructor(page: Page, sink: FrameSink) {
    this.page = page
    this.#sink = sink
  }

  async open(): Promise<void> {
    await addPointer(this.page)
    await this.#place(this.#pointer)
  }

  get time(): number {
    return this.#sink.time
  }

  async hold(seconds: number): Promise<void> {
    await this.#sink.write(await this.page.screenshot(), framesIn(seconds))
  }

  async #film(seconds: number, at?: (part: number) => Promise<void>): Promise<void> {
    const frames = framesIn(seconds)
    for (let frame = 1; frame <= frames; frame += 1) {
      await at?.(eased(frame / frames))
      await this.#sink.write(await this.page.screenshot())
    }
  }

  async #place(point: Point, isDown = false): Promise<void> {
    this.#pointer = point
    await this.page.mouse.move(point.x, point.y)
    await placePointer(this.page, { ...point, isDown })
  }

  async moveTo(target: Locator): Promise<void> {
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to point at: ${target}`)
    const from = this.#pointer
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 }
    const distance = Math.hypot(to.x - from.x, to.y - from.y)
    await this.#film(Math.max(0.4, Math.min(1, distance / 700)), (part) =>
      this.#place({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }),
    )
  }

  /** Moves there and does something there while the ring is shown. */
  async #press(target: Locator, act: () => Promise<unknown>): Promise<void> {
    await this.moveTo(target)
    await placePointer(this.page, { ...this.#pointer, isDown: true })
    await this.hold(PRESS_S)
    await act()
    await placePointer(this.page, { ...this.#pointer, isDown: false })
    await this.#film(SETTLE_S)
  }

  click(target: Locator): Promise<void> {
    return this.#press(target, () => target.click())
  }

  /** The list that opens is drawn by the operating system and cannot be filmed. */
  choose(target: Locator, value: string): Promise<void> {
    return this.#press(target, () => target.selectOption(value))
  }

  async retype(target: Locator, text: string): Promise<void> {
    await this.#press(target, () => target.selectText())
    await this.hold(0.4)
    for (const letter of text) {
      await this.page.keyboard.type(letter)
      await this.hold(KEY_S)
    }
  }

  /** Scrolls until the target stands so far from the upper edge. */
  async scrollTo(target: Locator, top: number, seconds = 1.1): Promise<void> {
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to scroll to: ${target}`)
    const from = await this.page.evaluate(() => window.scrollY)
    const distance = box.y - top
    await this.#film(seconds, (part) => this.page.evaluate((y) => window.scrollTo(0, y), from + distance * part))
  }
}
