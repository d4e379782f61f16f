interface LinkProblemProps {
  readonly text: string
  readonly email: string
}

/** Why the press behind a link of a mail did nothing, and whom to ask. */
export function LinkProblem({ text, email }: LinkProblemProps) {
  return (
    <p className="note note--err" role="alert">
      <span>
        {text} <a href={`mailto:${email}`}>{email}</a>
      </span>
    </p>
  )
}
