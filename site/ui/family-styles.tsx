/** React puts these styles first in the head, so they have to say the order of layers as well (base.css says it too). */
const layers = '@layer theme,base,components,family,utilities;'

/**
 * Styles of one page family, beside the base ones. React keeps one copy in the head, on the server and after
 * navigating; the text is the same in both, so its policy hash holds. Each has a precedence of its own: those that share one
 * are written into one element by the server, whose hash is that of no style that comes alone.
 */
export function FamilyStyles({ family, css }: { family: string; css: string }) {
  return (
    <style href={family} precedence={family}>
      {layers + css}
    </style>
  )
}
