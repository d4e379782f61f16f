/**
 * Stands right behind the choice in every page of a site that has something to ask for: opens it before the page is painted when
 * there is something to decide, sends decisions without a reload, and opens it again from the footer and the privacy page.
 */
import { CONSENT_ID } from '../constants.ts'
import { mustAsk } from './decisions.ts'
import { decisionsHere, hasSignal, sendDecision } from './in-browser.ts'

const bar = document.getElementById(CONSENT_ID)
const said = bar?.nextElementSibling
const offered = bar?.dataset.offered?.split(' ') ?? []
let opener: HTMLElement | null = null

function open(how: 'asked' | 'again'): void {
  if (!bar) return
  const decided = new Map(Object.entries(decisionsHere()))
  for (const box of bar.querySelectorAll('input')) box.checked = decided.get(box.value) === 'granted'
  bar.toggleAttribute('data-signal', hasSignal())
  bar.dataset.open = how
  if (how === 'asked') return
  const details = bar.querySelector('details')
  if (details) details.open = true
  bar.focus()
}

function close(): void {
  bar?.removeAttribute('data-open')
  const place = opener ?? document.getElementById('inhalt')
  place?.focus({ preventScroll: true })
  opener = null
}

/** A link to the choice opens it where the visitor is. */
function follow(event: Event): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[href$="#${CONSENT_ID}"],a[data-consent]`)
  if (!link || (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey))) return
  event.preventDefault()
  event.stopPropagation()
  opener = link
  open('again')
}

async function decide(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || !bar?.contains(form)) return
  event.preventDefault()
  if (submitter instanceof HTMLButtonElement && submitter.value === 'keep') return close()
  const isStored = await sendDecision(new FormData(form, submitter))
  if (said) said.textContent = bar.dataset[isStored ? 'saved' : 'failed'] ?? ''
  said?.classList.toggle('cons-failed', !isStored)
  if (isStored) close()
}

addEventListener('click', follow, true)
addEventListener('submit', decide)
addEventListener('keydown', ({ key }) => key === 'Escape' && bar?.dataset.open === 'again' && close())
if (location.hash === `#${CONSENT_ID}`) addEventListener('DOMContentLoaded', () => open('again'))
else if (mustAsk(offered, decisionsHere(), hasSignal())) open('asked')
