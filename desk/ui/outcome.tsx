interface OutcomeProps {
  /** What has been done, as a sentence; nothing as long as it has not. */
  readonly done?: string | false | undefined
  /** What went wrong. */
  readonly problem?: string | false | null | undefined
}

/** How it went, told to screen readers as well. */
export function Outcome({ done, problem }: OutcomeProps) {
  return (
    <>
      <div role="status">{done && <p className="done">{done}</p>}</div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
