import { useState } from 'react'
import { CheckField, SelectField } from '../../ui/choice-fields.tsx'
import { TextField } from '../../ui/field.tsx'
import { Specimen } from './specimen.tsx'

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const

export function FieldSpecimens() {
  const [text, setText] = useState('')
  const [day, setDay] = useState('2026-11-21')
  const [option, setOption] = useState<'one' | 'two'>('one')
  const [checked, setChecked] = useState(true)
  return (
    <>
      <Specimen name="Buttons and links" from="styles/buttons.css">
        {['btn', 'btn btn--2', 'btn btn--s', 'btn btn--2 btn--s'].map((button) => (
          <button key={button} type="button" className={button}>
            {button}
          </button>
        ))}
        <button type="button" className="btn" disabled>
          disabled
        </button>
        <a className="more" href="#main">
          more
        </a>
      </Specimen>
      <Specimen name="Fields" from="ui/field.tsx">
        <TextField label="Empty" value={text} onChange={setText} />
        <TextField label="With a hint" hint="What it is for." value={text} onChange={setText} />
        <TextField label="With an error" error="What is wrong, and what to do." value={text} onChange={setText} />
        <TextField label="Date" type="date" value={day} onChange={setDay} />
        <SelectField label="Choice" value={option} options={options} onChange={setOption} />
        <SelectField label="Choice with an error" error="Please choose." value={option} options={options} onChange={setOption} />
        <CheckField label="Yes or no" value={checked} onChange={setChecked} />
      </Specimen>
    </>
  )
}
