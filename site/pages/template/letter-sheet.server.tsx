import { Fragment, type ReactNode } from 'react'
import type { Locale, MessageKey } from '#words/interface'
import type { Grade } from '#zeugnis'
import type { Translate } from '../../messages/messages.tsx'
import { carryingWords } from '../../reading/carrying-words.ts'
import { Flag } from '../../ui/flag.tsx'
import { type GradedPart, type GradedVersion, type SampleLetter, UNGRADED, type Wording } from './sample-letter.server.ts'

/** What the margin says beside a paragraph: what it grades, and a line on it. */
const notes = {
  leistung: ['template.note.leistung'],
  fuehrung: ['template.note.fuehrung', 'template.note.fuehrung.text'],
  gesamtbeurteilung: ['template.note.gesamtbeurteilung', 'template.note.gesamtbeurteilung.text'],
  sozialverhalten: ['template.note.sozialverhalten', 'template.note.sozialverhalten.text'],
  schluss: ['template.note.schluss', 'template.note.schluss.text'],
} as const satisfies Readonly<Record<GradedPart, readonly [title: MessageKey, text?: MessageKey]>>

/** What makes performance this grade. */
const performanceTexts = {
  1: 'template.note.leistung.1',
  2: 'template.note.leistung.2',
  3: 'template.note.leistung.3',
  4: 'template.note.leistung.4',
  5: 'template.note.leistung.5',
} as const satisfies Readonly<Record<Grade, MessageKey>>

const lines: Readonly<Record<Grade, string>> = { 1: 'ann', 2: 'ann', 3: 'ann mid', 4: 'ann bad', 5: 'ann bad' }

/** The letter on its sheet in all versions; the switches beside it say by styles which one is shown. */
export function LetterSheet({ letter, t }: { letter: SampleLetter; t: Translate }) {
  const { locale, employer, city, heading, salutation, opening, about, taskLine, tasks, facts, versions } = letter
  const { placeAndDate, isDatedFirst, signOff, signers } = letter
  return (
    <article className="marg sheet--din" data-search="off" aria-label={t('template.letter')}>
      <p className="t first lh">
        <b>{employer}</b>
        <br />
        {city}
      </p>
      {isDatedFirst && <p className="t">{placeAndDate}</p>}
      <h2 className="t lt">{heading}</h2>
      {salutation && <p className="t">{salutation}</p>}
      <p className="t">
        <Words wording={opening}>{(text) => text}</Words>
      </p>
      <p className="t">{about}</p>
      <div className="t">
        <p>{taskLine}</p>
        <ul>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      {versions.map((version) => (
        <Version key={version.grade} {...version} locale={locale} t={t} />
      ))}
      {!isDatedFirst && <p className="t">{placeAndDate}</p>}
      {signOff.length > 0 && <p className="t">{signOff.join('\n')}</p>}
      <p className="t last sign">{signers.join('\n')}</p>
    </article>
  )
}

function Facts({ facts }: Pick<SampleLetter, 'facts'>) {
  return (
    <p className="t">
      {facts.map((wording) => (
        <Fragment key={wording[0]}>
          <Words wording={wording}>{(text) => text}</Words>{' '}
        </Fragment>
      ))}
    </p>
  )
}

function Version({ grade, paragraphs, locale, t }: GradedVersion & { locale: Locale; t: Translate }) {
  return (
    <>
      <h3 className={`t g g${grade} gh`}>{t('template.grade.option', { grade, name: t(`grade.${grade}`) })}</h3>
      {paragraphs.map(({ part, sentences }) => (
        <Fragment key={part}>
          <p className={`t g g${grade}`}>
            {sentences.map((sentence) => (
              <Fragment key={sentence.wording[0]}>
                <Words wording={sentence.wording}>
                  {(text) => (sentence.topic === UNGRADED ? text : <Marked text={text} grade={grade} locale={locale} />)}
                </Words>{' '}
              </Fragment>
            ))}
          </p>
          <Note part={part} grade={grade} t={t} />
        </Fragment>
      ))}
    </>
  )
}

const addressClasses = ['af', 'am', 'an'] as const

/** One wording for all forms of address, or one for each, of which styles show one. */
function Words({ wording, children }: { wording: Wording; children: (text: string) => ReactNode }) {
  const [only, ...others] = wording
  if (only !== undefined && others.length === 0) return children(only)
  return addressClasses.map((name, place) => (
    <span key={name} className={name}>
      {children(wording[place] ?? '')}
    </span>
  ))
}

interface MarkedProps {
  readonly text: string
  readonly grade: Grade
  readonly locale: Locale
}

/** A graded sentence: line style and figure carry the grade, colour only supports them. */
export function Marked({ text, grade, locale }: MarkedProps) {
  const places = carryingWords(text, grade, locale)
  const isWhole = places[0]?.end === text.length
  const line = isWhole ? `${lines[grade]} whole` : lines[grade]
  return (
    <>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark className={line} {...(index === places.length - 1 && { 'data-g': grade })}>
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end)}
    </>
  )
}

function Note({ part, grade, t }: { part: GradedPart; grade: Grade; t: Translate }) {
  const [title, text = performanceTexts[grade]] = notes[part]
  return (
    <div className={`n g g${grade}`}>
      <b>
        <Flag name={String(grade)} size={22} />
        {t(title)}: {t(`grade.${grade}`)}
      </b>
      <p>{t(text)}</p>
    </div>
  )
}
