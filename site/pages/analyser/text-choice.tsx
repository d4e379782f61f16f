import { type SampleName, sampleNames } from '#words'
import { useMessages } from '../../messages/messages.tsx'

/** A sample, or the visitor's own text. */
export type TextName = SampleName | 'own'

interface Props {
  readonly choice: TextName
  readonly onChoose: (name: TextName) => void
}

/** Which text is read: one's own, or one of the samples. */
export function TextChoice({ choice, onChoose }: Props) {
  const t = useMessages()
  const options = [{ name: 'own' as const, label: t('analyser.own') }, ...sampleNames.map((name) => ({ name, label: t(`analyser.sample.${name}`) }))]
  return (
    <fieldset className="chips" data-script="">
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
