import { comparisonSampleNames } from '#words'
import { useMessages } from '../../messages/messages.tsx'
import type { Choice } from './use-choice.ts'

interface Props {
  readonly choice: Choice
  readonly onChoose: (name: Choice) => void
}

/** Which two texts are compared: one's own, or those of a sample. */
export function SampleChoice({ choice, onChoose }: Props) {
  const t = useMessages()
  const options = (['own', ...comparisonSampleNames] as const).map((name) => ({ name, label: t(`comparison.sample.${name}`) }))
  return (
    <fieldset className="chips" data-script="">
      <legend className="vh">{t('comparison.choose')}</legend>
      {options.map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name="texts" value={name} checked={choice === name} onChange={() => onChoose(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
