import type { Page } from '@playwright/test'

/** Draws the pointer, which screenshots leave out, and a ring while its button is down. Runs in the page. */
function draw(): void {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 44 44">
    <circle class="ring" cx="12" cy="12" r="10" fill="#ffc928" stroke="#0a1c36" stroke-width="1.5" opacity="0"/>
    <path d="M12 12l0 21 5-4.6 3.4 7.6 3.600-1.600-3.400-7.400 6.800-.6z" fill="#0a1c36" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`
  const pointer = document.createElement('div')
  pointer.id = 'film-pointer'
  pointer.innerHTML = shape
  Object.assign(pointer.style, { position: 'fixed', left: '0', top: '0', zIndex: '2147483647', pointerEvents: 'none' })
  document.documentElement.append(pointer)
}

export async function addPointer(page: Page): Promise<void> {
  await page.evaluate(draw)
}

/** Puts the drawn pointer where the real one is. */
export async function placePointer(page: Page, { x, y, isDown }: { x: number; y: number; isDown: boolean }): Promise<void> {
  await page.evaluate(
    ([left, top, down]) => {
      const pointer = document.getElementById('film-pointer')
      if (!pointer) return
      pointer.style.transform = `translate(${Number(left) - 12}px, ${Number(top) - 12}px)`
      pointer.querySelector('.ring')?.setAttribute('opacity', down ? '0.9' : '0')
    },
    [x, y, isDown] as const,
  )
}
