/** Does something after a time in milliseconds, once the browser has nothing better to do. What this answers calls it off. */
export function whenIdle(delay: number, act: () => void): () => void {
  let isOff = false
  // Safari has no idle callback.
  const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => isOff || act()), delay)
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}
