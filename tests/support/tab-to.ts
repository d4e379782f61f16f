import type { Page } from '@playwright/test'

/** Goes on by keyboard until this has the focus. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'combobox' | 'textbox' | 'radio' | 'checkbox',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name })
  for (let tabs = 0; tabs < 90; tabs += 1) {
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${role} ${name}`)
}
