import css from './base.css?inline'

const STYLES_ID = 'base'

/** The styles of every page stand in the page: a linked file would cost the first paint a round trip. */
export function BaseStyles() {
  const text = import.meta.env.SSR ? css : (document.getElementById(STYLES_ID)?.textContent ?? '')
  return <style id={STYLES_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
