import { useMessages } from '../../runtime/messages.tsx'
import type { Sample } from './samples.server.ts'

interface Props {
  readonly samples: readonly Sample[]
  readonly choice: string
  readonly onChoose: (name: string) => void
}

/** Which text is read: one's own, or one of the samples. */
export function TextChoice({ samples, choice, onChoose }: Props) {
  const t = useMessages()
  const options = [{ name: 'own', label: t('analyser.own') }, ...samples.map(({ name }) => ({ name, label: t(`analyser.sample.${name}`) }))]
  return (
    <fieldset className="chips">
      <legend className="vh">{t('analyser.choose')}</legend>
      {options.map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name="text" value={name} checked={choice === name} onChange={() => onChoose(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
