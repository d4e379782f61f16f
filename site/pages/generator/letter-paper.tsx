import { useEffect, useRef, useState } from 'react'
import type { Letter } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import type { LetterReading } from '../../reading/letter-remarks.ts'
import { Flag } from '../../ui/flag.tsx'
import type { Draft } from './draft.ts'
import { LetterSentence } from './letter-sentence.tsx'
import { LetterheadView } from './letterhead/letterhead-view.tsx'
import { withChosen, withOwn } from './own-sentences.ts'
import { OwnWording } from './own-wording.tsx'
import { type Carried, useCarriedWords } from './use-carried-words.ts'
import { type LetterLanguage, wordingsOf } from './write-draft.ts'

type Part = Letter['parts'][number]
type Sentence = Part['sentences'][number]

interface Props {
  readonly letter: Letter
  readonly draft: Draft
  /** Phrases and grammar of the letter, once they have come. */
  readonly language: LetterLanguage | undefined
  readonly isSample: boolean
  /** With which grades its sentences are read, once they have been. */
  readonly grades: LetterReading['grades'] | undefined
  readonly onChange: (more: Partial<Draft>) => void
}

/** The letter as a sheet; each graded sentence labels a button with its grade, which shows other wordings. */
export function LetterPaper({ letter, draft, language, isSample, grades, onChange }: Props) {
  const t = useMessages()
  const [open, setOpen] = useState<string | null>(null)
  const carried = useCarriedWords(letter)
  const shown = letter.parts.flatMap(({ sentences }) => sentences).find(({ phraseId }) => phraseId !== undefined && phraseId === open)
  function choose(from: string, to: string) {
    onChange({ chosen: withChosen(draft.chosen, letter, from, to) })
    setOpen(to)
  }
  /** Back to the sentence that the wordings were of. */
  function close() {
    document.querySelector<HTMLElement>('#letter [aria-expanded=true]')?.focus()
    setOpen(null)
  }
  return (
    <>
      <article id="letter" className="sheet sheet--din gen-b" lang={letter.language} aria-label={t('generator.letter')}>
        <p className="gen-e" lang={t('page.lang')}>
          {t(isSample ? 'generator.sample' : 'generator.draft')}
        </p>
        <LetterheadView />
        {letter.parts.map((part) => (
          <PartView key={part.part} part={part} carried={carried} open={open} onOpen={(id) => setOpen(id === open ? null : id)} />
        ))}
      </article>
      {shown?.phraseId && language && (
        <Wordings
          sentence={shown}
          draft={draft}
          read={grades?.[shown.phraseId]}
          onWrite={(id, text) => onChange(withOwn(draft, letter, id, text))}
          others={wordingsOf(draft, language, shown.phraseId)}
          lang={letter.language}
          onChoose={(id) => choose(shown.phraseId ?? '', id)}
          onClose={close}
        />
      )}
    </>
  )
}

interface PartProps {
  readonly part: Part
  readonly carried: Carried
  readonly open: string | null
  readonly onOpen: (id: string) => void
}

function PartView({ part: { part, sentences }, carried, open, onOpen }: PartProps) {
  if (part === 'aufgaben') {
    const [line, ...tasks] = sentences
    return (
      <>
        <p>{line?.text}</p>
        <ul>
          {tasks.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </>
    )
  }
  if (part === 'unterschrift') return <Signers sentences={sentences} />
  return (
    <p className={`gen-p-${part}`}>
      {sentences.map((sentence, index) => (
        <LetterSentence
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a part keep their order
          key={index}
          sentence={sentence}
          places={carried[sentence.text] ?? []}
          isOpen={sentence.phraseId !== undefined && sentence.phraseId === open}
          onOpen={onOpen}
        />
      ))}
    </p>
  )
}

/** Each signs on a place of their own; on paper above a line. */
function Signers({ sentences }: Pick<Part, 'sentences'>) {
  return (
    <p className="gen-p-unterschrift">
      {sentences.map(({ text }) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  )
}

interface WordingsProps {
  readonly sentence: Sentence
  readonly others: readonly Sentence[]
  readonly lang: string
  readonly draft: Draft
  /** The grade with which the sentence is read in its letter. */
  readonly read: number | null | undefined
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
  readonly onWrite: (id: string, text: string | undefined) => void
}

function Wordings({ sentence: { text, grade, dimension, phraseId }, others, lang, draft, read, onChoose, onClose, onWrite }: WordingsProps) {
  const t = useMessages()
  const box = useRef<HTMLElement>(null)
  // Below a long letter it would open unseen, and a keyboard would have to pass all other sentences to come to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every sentence anew
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.focus({ preventScroll: true })
  }, [phraseId])
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="ui"
      aria-label={t('generator.wordings')}
      aria-live="polite"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="ui-h">
        <span>{t('generator.wordings')}</span>
        <span className="gm">
          <Flag name={String(grade)} size={20} />
          {dimension && `${t(`dimension.${dimension}`)}: ${t('grade', { grade: grade ?? '' })}`}
        </span>
      </div>
      {phraseId && grade !== undefined && <OwnWording id={phraseId} text={text} grade={grade} draft={draft} read={read} onWrite={onWrite} />}
      {others.length === 0 && <p className="ui-row small">{t('generator.wordings.none')}</p>}
      {others.map((other) => (
        <p className="ui-row" key={other.phraseId}>
          <span className="ref" lang={lang}>
            {other.text}
          </span>
          <button type="button" className="btn btn--2 btn--s" onClick={() => onChoose(other.phraseId ?? '')}>
            {t('generator.use')}
          </button>
        </p>
      ))}
    </section>
  )
}
