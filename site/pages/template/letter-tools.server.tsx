import type { MessageKey } from '#words/interface'
import { type Address, grades } from '#zeugnis'
import { fileFormats } from '../../browser/file-types.ts'
import type { Translate } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import { addresses } from './sample-letter.server.ts'

const addressNames = {
  frau: 'template.address.frau',
  herr: 'template.address.herr',
  name: 'template.address.name',
} as const satisfies Readonly<Record<Address, MessageKey>>

/** How a letter is shown until somebody chooses. */
export const standardChoice = { grade: '2', address: 'frau' } as const

/** The form that asks for a file of the chosen letter: the switches belong to it wherever they stand. */
const FILE_FORM = 'letter-file'

/** Grade and form of address: radios, so that styles alone can follow them. */
export function LetterSwitches({ t }: { t: Translate }) {
  return (
    <>
      <fieldset className="ctl">
        <legend>{t('template.grade')}</legend>
        <div className="gsw">
          {grades.map((grade) => (
            <label key={grade}>
              <input
                type="radio"
                name="grade"
                form={FILE_FORM}
                value={grade}
                defaultChecked={String(grade) === standardChoice.grade}
                aria-label={t('template.grade.option', { grade, name: t(`grade.${grade}`) })}
              />
              <Flag name={String(grade)} size={22} />
              <b>{grade}</b>
              <span>{t(`grade.${grade}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="ctl">
        <legend>{t('template.address')}</legend>
        <div className="seg">
          {addresses.map((address) => (
            <label key={address}>
              <input type="radio" name="address" form={FILE_FORM} value={address} defaultChecked={address === standardChoice.address} />
              {t(addressNames[address])}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

const shapes = {
  copy: 'M7 6.5h9.5V18H7zM4 13.500V2.500h9',
  print: 'M5.500 7V2.500h9V7M5.500 14H2.500V7h15v7h-3M5.500 11.500h9V18h-9z',
} as const

function Icon({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  )
}

/** Leads to the generator with grade and form of address as they are chosen above it. */
export function AdaptLink({ href, t }: { href: string; t: Translate }) {
  return (
    <a className="btn btn--2 btn--s" data-adapt="" href={href}>
      {t('template.adapt')}
    </a>
  )
}

interface LetterActionsProps {
  /** Address that answers with a file. */
  readonly file: string
  /** Name of the page whose letter it is. */
  readonly template: string
  readonly t: Translate
}

/** What can be done with the letter as it is shown. */
export function LetterActions({ file, template, t }: LetterActionsProps) {
  return (
    <form className="bar" id={FILE_FORM} action={file}>
      <input type="hidden" name="template" value={template} />
      <span className="small dim">{t('template.sample')}</span>
      <span className="bar-b">
        <span className="toast" role="status" />
        <button className="btn btn--s" type="button" data-copy="">
          <Icon shape="copy" />
          {t('template.copy')}
        </button>
        <button className="btn btn--2 btn--s" type="button" data-print="">
          <Icon shape="print" />
          {t('template.print')}
        </button>
        {fileFormats.map((format) => (
          <button key={format} className="btn btn--2 btn--s" type="submit" name="format" value={format}>
            {t(`letter.${format}`)}
          </button>
        ))}
      </span>
    </form>
  )
}
