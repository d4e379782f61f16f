import { useMutation } from '@tanstack/react-query'
import { useSay } from '../language/language.tsx'

interface ShownOnceProps {
  readonly title: string
  readonly about: string
  readonly value: string
  /** On the button that takes it away. */
  readonly done: string
  readonly onDone: () => void
}

/** A secret that nobody can read a second time. */
export function ShownOnce({ title, about, value, done, onDone }: ShownOnceProps) {
  const say = useSay()
  const copy = useMutation({ mutationFn: () => navigator.clipboard.writeText(value) })
  return (
    <section className="box" role="alert">
      <h2>{title}</h2>
      <p>{about}</p>
      <p>
        <code className="key">{value}</code>
      </p>
      <div className="buttons">
        <button type="button" className="second" onClick={() => copy.mutate()}>
          {say(copy.isSuccess ? 'keys.copied' : 'keys.copy')}
        </button>
        <button type="button" onClick={onDone}>
          {done}
        </button>
      </div>
    </section>
  )
}
