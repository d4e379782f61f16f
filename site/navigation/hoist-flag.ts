/**
 * The next page's flag goes up the halyard. Between whole pages a view transition does it (`view-transition.css`); within a document
 * that would hold the next page back for the frames in which the browser pictures the last one.
 */
export function hoistFlag(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  document.querySelector('.ph .leine .flag')?.animate({ translate: ['0 100%', '0'] }, 160)
}
