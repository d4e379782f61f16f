import type { Page } from '@playwright/test'

/**
 * Chooses `value` in the select of that label just before the `task`-th piece of React's work (from 0), and again for
 * each further label: so the choices fall into every gap of hydration, whatever the machine's speed.
 * Answers how many pieces the page has seen by now.
 */
export async function chooseAtTask(page: Page, task: number, labels: readonly string[], value: string): Promise<() => Promise<number>> {
  await page.addInitScript(
    ({ task, labels, value }) => {
      let seen = 0
      function choose(label: string) {
        const control = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control
        if (!(control instanceof HTMLSelectElement)) throw new Error(`No select ${label}`)
        control.value = value
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
      }
      function step() {
        if (seen === task) for (const label of labels) choose(label)
        seen += 1
        document.documentElement.dataset.seen = String(seen)
      }
      // React hands its work to itself over such a channel.
      const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {}
      Object.defineProperty(MessagePort.prototype, 'onmessage', {
        set(work: (event: MessageEvent) => void) {
          set?.call(this, (event: MessageEvent) => {
            step()
            work.call(this, event)
          })
        },
      })
    },
    { task, labels, value },
  )
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.seen ?? 0))
}
