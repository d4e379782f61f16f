import { unbrokenTurns } from './unbroken.ts'

/** A sentence whose dates, quantities and short compounds stay on one line. */
export function Unbroken({ children }: { children: string }) {
  // The turns of a text have no other name than their place.
  return unbrokenTurns(children).map((turn, place) =>
    place % 2 ? (
      <span key={`${place}${turn}`} className="nb">
        {turn}
      </span>
    ) : (
      turn
    ),
  )
}
