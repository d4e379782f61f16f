/**
 * Stands in every page as its only script before React: brings React at the first sign of intent and holds back
 * the taps that only React can answer until it is there. Links, menus, radios and forms are the browser's own.
 * Says before the first paint whether somebody is signed in here.
 * Compiled into one constant text, so that one policy hash serves the whole site.
 */

import { keptHere } from '../browser/kept.ts'
import { isThrifty } from '../browser/thrift.ts'
import {
  HYDRATED_EVENT,
  HYDRATION_BLOCK_ID,
  IDLE_BEFORE_REACT_MS,
  LATE_NOTICE_AFTER_MS,
  LATE_NOTICE_ID,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
} from '../constants.ts'
import { mayReload } from '../navigation/reload-guard.ts'
import { showSession } from '../session/stored-session.ts'
import { recordInput } from './replay-input.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'scroll', 'wheel']
const onlyReactAnswers = 'button[type=button]:not([popovertarget]):not([command])'

/** The page that this document shows; React may change it later without a load. */
const shown = location.pathname + location.search

let wanted = false
let done = false
let tries = 0
/** Whether what React needs is gone for good: it can no longer come to this page. */
let lost = false
const held: (() => void)[] = []
const early = recordInput()

function begin(): void {
  if (wanted || done) return
  wanted = true
  const block = document.getElementById(HYDRATION_BLOCK_ID)?.textContent
  if (!block) return
  const { entry, preload }: { entry: string; preload: string[] } = JSON.parse(block)
  for (const href of preload) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  // Browsers remember a failed module by its address: another try needs another one.
  import(/* @vite-ignore */ tries++ ? `${entry}?${tries}` : entry).catch(() => recover(preload))
}

/**
 * Without a line the next sign of intent tries again. What is gone (the page stood open while another build was put in place) never
 * comes: the page is loaded anew, once, unless something was put in; who waits for what does not come either reads so.
 */
async function recover(files: readonly string[]): Promise<void> {
  lost = await areLost(files)
  wanted = lost
  if (lost && early.isEmpty() && mayReload(location.pathname, Date.now(), () => sessionStorage, String(files))) location.reload()
  else if (lost && (held.length > 0 || !early.isEmpty())) setNotice(false)
}

/** Whether one of the scripts is gone, or all are there and yet do not run, twice. A server in trouble may still get well. */
async function areLost(files: readonly string[]): Promise<boolean> {
  const asked = files.map((href) => fetch(href, { method: 'HEAD', cache: 'no-store' }))
  const statuses = await Promise.all(asked).then(
    (answers) => answers.map(({ status }) => status),
    () => [0],
  )
  return statuses.includes(404) || (tries > 1 && statuses.every((status) => status === 200))
}

/** A browser tells a page of a pointer that rests above it: without a movement that is no intent. */
function isResting(event?: unknown): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
}

/** The page may still be arriving: the block stands at its end. */
function intend(event?: unknown): void {
  if (isResting(event)) return
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
}

function hold(event: Event): void {
  const element = event.target instanceof Element && event.target.closest(event.type === 'submit' ? 'form[data-react]' : onlyReactAnswers)
  if (done || !element) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push(() => (element instanceof HTMLFormElement ? element.requestSubmit() : (element as HTMLElement).click()))
  intend()
  if (lost) setNotice(false)
  else setTimeout(() => !done && setNotice(false), LATE_NOTICE_AFTER_MS)
}

/** Says that a tap waits, or that it waits for nothing; or nothing any more. */
function setNotice(isHidden: boolean): void {
  const notice = document.getElementById(LATE_NOTICE_ID)
  if (!notice) return
  if (lost) notice.textContent = notice.dataset.lost ?? ''
  notice.hidden = isHidden
}

/** Ctrl K, ⌘ K on Apple's keyboards (where Ctrl K deletes to the end of the line). Holds before and after React. */
function openSearch(event: KeyboardEvent): void {
  const isAsked = /Mac|iP/.test(navigator.platform) ? event.metaKey : event.ctrlKey
  if (!isAsked || event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return
  event.preventDefault()
  document.querySelector<HTMLFormElement>('.find')?.requestSubmit()
}

/** A chosen language is remembered, and the page keeps its query and fragment. Holds before and after React. */
function chooseLanguage(event: Event): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-locale]')
  if (!link) return
  const secure = location.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and it answers too late for a click
  document.cookie = `${LOCALE_COOKIE}=${link.dataset.locale};path=/;max-age=${LOCALE_COOKIE_DAYS * 86400};samesite=lax${secure}`
  link.search = location.search
  link.hash = location.hash
}

/** After a reload, steps back may lead to entries that React made in the same document, and without it nobody would follow them. */
function followHistory(): void {
  if (!done && location.pathname + location.search !== shown) location.reload()
}

function watchDemonstrations(): void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && intend(), { rootMargin: '25%' })
  for (const element of document.querySelectorAll('[data-running]')) observer.observe(element)
}

showSession()
// In another tab; on a page that comes back as it was left; React may have made the document anew.
addEventListener('storage', showSession)
addEventListener('pageshow', showSession)
for (const sign of signs) addEventListener(sign, intend, { capture: true, passive: true })
addEventListener('click', hold, true)
addEventListener('submit', hold, true)
addEventListener('click', chooseLanguage, true)
addEventListener('keydown', openSearch)
addEventListener('popstate', followHistory)
addEventListener(HYDRATED_EVENT, () => {
  setNotice(true)
  for (const sign of signs) removeEventListener(sign, intend, true)
  // The word may come while React answers an event: a replay inside of it would put the old value under React's eyes.
  setTimeout(() => {
    early.replay()
    // What was put in has to be rendered before a tap acts on it.
    setTimeout(releaseHeld)
  })
})

function releaseHeld(): void {
  done = true
  for (const replay of held) replay()
}

/** A page that shows what its address asks for, or what this browser kept under a key, needs React to do so. */
function answerAddress(): void {
  const key = document.querySelector<HTMLElement>('[data-react-now]')?.dataset.reactNow
  if (key && (location.search || keptHere()?.getItem(key))) begin()
}

addEventListener('load', () => {
  answerAddress()
  watchDemonstrations()
  if (!isThrifty()) setTimeout(() => (window.requestIdleCallback ?? setTimeout)(intend), IDLE_BEFORE_REACT_MS)
})
