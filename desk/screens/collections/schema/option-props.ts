/** What every input of an option is given. */
export interface OptionProps {
  readonly label: string
  readonly value: unknown
  readonly problem: string | undefined
  readonly onChange: (value: unknown) => void
}
