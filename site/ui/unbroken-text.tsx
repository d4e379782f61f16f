import { unbrokenTurns } from './unbroken.ts'

/** A sentence whose dates, quantities and short compounds stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return unbrokenTurns(children).map((turn, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the turns of a sentence never change their order
      <span key={place} className="nb">
        {turn}
      </span>
    ) : (
      turn
    ),
  )
}
