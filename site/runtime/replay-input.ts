type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/**
 * Remembers which controls were changed before React was there. React keeps what stands in them but hears of no change:
 * `replay` tells it.
 */
export function recordInput(): { readonly replay: () => void } {
  const changed = new Set<Control>()
  const note = ({ target }: Event) => {
    if (isControl(target)) changed.add(target)
  }
  addEventListener('input', note, true)
  addEventListener('change', note, true)
  return {
    replay() {
      removeEventListener('input', note, true)
      removeEventListener('change', note, true)
      for (const control of changed) tell(control)
    },
  }
}

function tell(control: Control): void {
  if (control instanceof HTMLSelectElement || control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }))
  else if (control.type === 'radio' || control.type === 'checkbox') revalue(control, 'checked', 'click')
  else revalue(control, 'value', 'input')
}

/** React compares with what it last saw through the element's own property; the prototype's setter goes past it. */
function revalue(control: HTMLInputElement | HTMLTextAreaElement, property: 'checked' | 'value', event: string): void {
  const now: unknown = Reflect.get(control, property)
  Reflect.set(control, property, property === 'checked' ? !now : '')
  Reflect.set(Object.getPrototypeOf(control), property, now, control)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
