import type { Translate } from '../messages/messages.tsx'
import { shownText } from './letter-text.ts'

/** Copies the code block, the letter, the text or the sentence that the button belongs to and confirms in place; or opens the browser's print dialogue; or starts the film beside it. */
export async function pressButton(button: HTMLButtonElement, t: Translate): Promise<void> {
  if (button.matches('[data-print]')) return window.print()
  if (button.matches('[data-play]')) return playFilm(button)
  const said = button.parentElement?.querySelector('[role=status]') ?? button
  said.textContent = await navigator.clipboard.writeText(textFor(button) ?? '').then(
    () => t('code.copied'),
    () => t('code.copyFailed'),
  )
  // A button that was a sign with a name is now called what it says.
  said.removeAttribute('aria-label')
}

function textFor(button: Element): string | undefined {
  const letter = button.closest('.tplw')?.querySelector('.marg')
  return letter ? shownText(letter) : button.closest('.cb, .boil, .say')?.querySelector<HTMLElement>('pre, .boil-t, .ref')?.innerText.trim()
}

/** The button goes, and the player with its own controls has the focus. */
function playFilm(button: HTMLButtonElement): Promise<void> {
  const film = button.parentElement?.querySelector('video')
  button.hidden = true
  film?.focus()
  return Promise.resolve(film?.play())
}
