import { expect } from '@playwright/test'
import { siteUrl } from '../support/site-url.ts'
import type { Tab } from './drivers/driver.ts'

export type Visitor = ReturnType<typeof visitorOf>

/** What a person does in a tab, with pointer and keys, and what there is to see. Everything waits for what it needs. */
export function visitorOf(tab: Tab, site = siteUrl) {
  /** The middle of the first element of this kind that is seen and holds this text, once it stands still and nothing covers it. */
  async function placeOf(kind: string, text = ''): Promise<readonly [number, number]> {
    let [last, place]: (readonly [number, number] | null)[] = [null, null]
    await expect
      .poll(
        async () => {
          last = place
          place = await tab.run(middleOf, kind, text)
          return place !== null && String(place) === String(last)
        },
        { message: `${kind} with “${text}” can be pointed at`, intervals: [50] },
      )
      .toBe(true)
    return place ?? [0, 0]
  }
  async function point(kind: string, text?: string): Promise<void> {
    await tab.moveTo(...(await placeOf(kind, text)))
  }
  async function click(kind: string, text?: string): Promise<void> {
    await point(kind, text)
    await tab.press()
  }
  async function textOf(kind: string): Promise<string> {
    return tab.run((selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.innerText).join('\n'), kind)
  }
  return {
    ...tab,
    point,
    click,
    open: (path: string) => tab.load(new URL(path, site).href),
    /** Goes into a field by its label, and puts this in the place of what is there. */
    async fill(label: string, value: string): Promise<void> {
      await click('label', label)
      await expect.poll(() => tab.run(isLabelFocused, label), { message: `the field “${label}” has the focus` }).toBe(true)
      await tab.key('a', 'Control')
      await tab.type(value)
    },
    /** Chooses in a list: its own window is not the page's. */
    choose: (field: string, value: string) => tab.run(chooseIn, field, value),
    async sees(text: string, kind = 'body'): Promise<void> {
      await expect.poll(() => textOf(kind), { message: `“${text}” is seen in ${kind}` }).toContain(text)
    },
    async isAt(path: string | RegExp): Promise<void> {
      const address = expect.poll(() => tab.run(() => location.pathname + location.search + location.hash))
      await (typeof path === 'string' ? address.toBe(path) : address.toMatch(path))
    },
    async hasFocus(kind: string): Promise<void> {
      await expect
        .poll(() => tab.run((selector: string) => document.activeElement?.matches(selector) ?? false, kind), { message: `${kind} has the focus` })
        .toBe(true)
    },
    async shows(kind: string, isShown = true): Promise<void> {
      await expect.poll(() => tab.run(isSeen, kind), { message: `${kind} is ${isShown ? '' : 'not '}seen` }).toBe(isShown)
    },
    /** Waits until React comes by itself: what is sent sooner counts as sent by a program. */
    async lingers(): Promise<void> {
      await expect.poll(() => tab.run(hasReact)).toBe(true)
    },
    /** Moves the pointer, and waits until React has taken the page. */
    async wakes(): Promise<void> {
      await tab.moveTo(200, 200)
      await tab.moveTo(210, 210)
      await expect.poll(() => tab.run(hasReact)).toBe(true)
    },
  }
}

/** Runs in the page. */
export function hasReact(): boolean {
  return '__reactRouterDataRouter' in window
}

/** Runs in the page. */
function middleOf(kind: string, text: string): [number, number] | null {
  const holds = (element: Element) => element.checkVisibility() && (element.textContent ?? '').replace(/\s+/g, ' ').includes(text)
  const element = [...document.querySelectorAll(kind)].find(holds)
  if (!element) return null
  const isInside = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!isInside(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const found = document.elementFromPoint(x, y)
  return found && (element.contains(found) || found.contains(element)) ? [x, y] : null
}

/** Runs in the page. */
function isLabelFocused(text: string): boolean {
  const labels =
    document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.labels : null
  return [...(labels ?? [])].some((label) => (label.textContent ?? '').includes(text))
}

/** Runs in the page. */
function isSeen(kind: string): boolean {
  return [...document.querySelectorAll(kind)].some((element) => element.checkVisibility({ visibilityProperty: true }))
}

/** Runs in the page. */
function chooseIn(field: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(field)
  if (!select) throw new Error(`There is no ${field}`)
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
