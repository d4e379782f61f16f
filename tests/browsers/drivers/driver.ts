import type { EvaluateFunc } from 'puppeteer-core'

/** What both browsers can do alike, at their edge; everything else is made of it, once (`../visitor.ts`). */
export interface Tab extends View {
  /** Moves the pointer to a place of the window, in CSS pixels. */
  moveTo(x: number, y: number): Promise<void>
  /** Presses and releases the pointer's main button where it is. */
  press(): Promise<void>
  type(text: string): Promise<void>
  /** Presses a key, by its name in `KeyboardEvent.key`, with another one held. */
  key(name: Key, held?: HeldKey): Promise<void>
  attach(selector: string, path: string): Promise<void>
  /** Gives the page this many CSS pixels. */
  resize(width: number, height: number): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Where files are saved. */
  readonly downloads: string
}

/** A page that is only looked at. */
interface View {
  /** Loads an address, with everything that belongs to the page. */
  load(url: string): Promise<void>
  /** Runs a function in the page; it sees only what it is given. */
  run<Given extends unknown[], Act extends EvaluateFunc<Given> = EvaluateFunc<Given>>(act: Act, ...given: Given): Promise<Awaited<ReturnType<Act>>>
  close(): Promise<void>
}

/** Whose console is heard: everything that comes to it, of any kind, uncaught errors and violations of the policy among it. */
export interface HeardView extends View {
  readonly messages: readonly string[]
}

type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowUp' | ' ' | 'k' | 'a'
type HeldKey = 'Control' | 'Shift'

/** A browser with its process. */
export interface Browser {
  /** A tab of somebody who was never here: without cookies and what pages keep. */
  newVisitor(): Promise<Tab>
  newListener(): Promise<HeardView>
  close(): Promise<void>
}
