import { unbrokenTurns } from '../ui/unbroken.ts'

/** What a line never breaks, what may hold no element, and what lays its words out as parts side by side. */
const left = /^(?:svg|pre|code|script|style|template|textarea|select|title|summary|button|label)$/
const opened = '<span class="nb">'

/**
 * Finished markup whose dates, quantities and short compounds stay on one line. Spans hold compounds together, so that what is copied,
 * searched and written as Markdown has no signs that nobody typed.
 */
export function keepTogether(markup: string): string {
  let inside = ''
  let last = ''
  return markup
    .split(/(<[^<>]+>)/)
    .map((piece) => {
      const name = /^<\/?([a-z\d]+)/.exec(piece)?.[1]
      const isLabel = last === '</svg>'
      last = piece
      // A label beside its drawing is one part of a row.
      if (!name) return inside || isLabel ? piece : spanned(piece)
      // What is composed of finished texts comes by twice.
      if (!inside && (piece === opened || piece.startsWith('<a class="btn') || (left.test(name) && /^<[^/]/.test(piece)))) inside = name
      else if (piece === `</${inside}>`) inside = ''
      return piece
    })
    .join('')
}

function spanned(text: string): string {
  return unbrokenTurns(text)
    .map((turn, place) => (place % 2 ? `${opened}${turn}</span>` : turn))
    .join('')
}
