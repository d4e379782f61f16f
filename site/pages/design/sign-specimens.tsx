import { Flag } from '../../ui/flag.tsx'
import { Flags } from '../../ui/flags.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { SocialIcon } from '../../ui/social-icon.tsx'
import { Specimen } from './specimen.tsx'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const figures = '0123456789'
const colours = ['ink', 'ink-2', 'ink-3', 'paper', 'sheet', 'fog', 'line', 'red', 'red-tint', 'yellow', 'yellow-tint', 'blue', 'blue-tint'] as const
const marks = [
  ['ann', 'grade 1 or 2'],
  ['ann mid', 'grade 3'],
  ['ann bad', 'grade 4, 5 or odd'],
  ['hl', 'being read or set right now'],
] as const
const icons = ['photo', 'microblog', 'video', 'network'] as const

export function SignSpecimens() {
  return (
    <>
      <Specimen name="Colours" from="styles/tokens.css">
        <ul className="swatches">
          {colours.map((colour) => (
            <li key={colour} className={`swatch swatch--${colour}`}>
              {colour}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Flags and pennants" from="ui/flag.tsx">
        <Flags letters={letters} size={32} />
        <Flags letters={figures} size={24} />
        <Flag name="g" size={32} label="Flag G, with a text alternative" />
      </Specimen>
      <Specimen name="Halyard label, logo, icons" from="ui/halyard-label.tsx, ui/logo-mark.tsx, ui/social-icon.tsx">
        <HalyardLabel flag="g">Product</HalyardLabel>
        <LogoMark />
        {icons.map((icon) => (
          <SocialIcon key={icon} kind={icon} />
        ))}
      </Specimen>
      <Specimen name="Marks in a letter" from="styles/letter.css">
        <p className="ref">
          {marks.map(([mark, meaning], place) => (
            <span key={mark}>
              <span className={mark} data-g={place < 3 ? [2, 3, 5][place] : undefined}>
                {meaning}
              </span>
              {'. '}
            </span>
          ))}
        </p>
      </Specimen>
    </>
  )
}
