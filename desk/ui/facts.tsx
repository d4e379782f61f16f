interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

/** What is known, label by label; what is empty is left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
