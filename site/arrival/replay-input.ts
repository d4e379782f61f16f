type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return target instanceof Element && target.matches('input,textarea,select')
}

function isToggle(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}

/**
 * Remembers what was put into which control before React was there. React hears of no change, and its first render
 * after hydration may put the old value back: `replay` puts in what was remembered, and tells React.
 */
export function recordInput(): { readonly replay: () => void; readonly isEmpty: () => boolean } {
  const states = new Map<Control, string | boolean>()
  const note = ({ target }: Event) => {
    if (!isControl(target)) return
    for (const other of states.keys()) if (isOfOneChoice(other, target)) states.delete(other)
    states.set(target, isToggle(target) ? target.checked : target.value)
  }
  // Hydrating writes a text area's first value anew. One whose value was set once keeps its selection then.
  const keepSelection = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) Reflect.set(target, 'value', target.value)
  }
  // What was typed returns before the next letter joins the first value, and before a form is sent.
  const restore = () => {
    for (const [control, state] of states) if (typeof state === 'string' && control.value !== state) control.value = state
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  for (const name of ['input', 'change']) addEventListener(name, note, options)
  for (const name of ['beforeinput', 'submit']) addEventListener(name, restore, options)
  addEventListener('focusin', keepSelection, options)
  return {
    isEmpty: () => states.size === 0,
    replay() {
      listening.abort()
      for (const [control, state] of states) tell(control, state)
    },
  }
}

/** Of the radios of one group only the last chosen counts. */
function isOfOneChoice(one: Control, other: Control): boolean {
  return one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form
}

function tell(control: Control, state: string | boolean): void {
  if (control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }))
  else if (isToggle(control)) revalue(control, 'checked', state, 'click')
  else if (control instanceof HTMLSelectElement) revalue(control, 'value', state, 'change')
  else retype(control, state)
}

/** Who is typing keeps the place in the text. Not every kind of input has one. */
function retype(control: HTMLInputElement | HTMLTextAreaElement, state: string | boolean): void {
  const { selectionStart, selectionEnd } = control
  revalue(control, 'value', state, 'input')
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
}

/** React compares with what it last saw through the element's own property, which must differ; the prototype's setter goes past it. */
function revalue(control: Control, property: 'checked' | 'value', state: string | boolean, event: string): void {
  Reflect.set(control, property, property === 'checked' ? !state : state ? '' : ' ')
  Reflect.set(Object.getPrototypeOf(control), property, state, control)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
