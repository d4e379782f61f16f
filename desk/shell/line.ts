/** Whether the server answers, told by what was asked last. */
class Line {
  #isLost = false
  readonly #listeners = new Set<() => void>()

  isLost = (): boolean => this.#isLost
  lost = (): void => this.#set(true)
  /** An answer that was on its way when the browser lost its network says nothing of now. */
  found = (): void => {
    if (navigator.onLine) this.#set(false)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(isLost: boolean): void {
    if (isLost === this.#isLost) return
    this.#isLost = isLost
    for (const listener of this.#listeners) listener()
  }
}

export const line = new Line()
