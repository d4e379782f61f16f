import { type Letter, placeOfPhrase } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import type { LetterReading } from '../../reading/letter-remarks.ts'
import { isChangeable } from './changeable.ts'
import type { Draft } from './draft.ts'
import { LetterSentence } from './letter-sentence.tsx'
import { LetterheadView } from './letterhead/letterhead-view.tsx'
import { OmittedSentences } from './omitted-sentences.tsx'
import { withChosen, withOwn } from './own-sentences.ts'
import { type Carried, useCarriedWords } from './use-carried-words.ts'
import { NO_WORDINGS, useOpenSentence, WORDINGS } from './use-open-sentence.ts'
import { type LetterLanguage, type Written, wordingsOf } from './write-draft.ts'

type Part = Letter['parts'][number]

interface Props {
  readonly letter: Letter
  readonly draft: Draft
  /** Phrases and grammar of the letter, once they have come. */
  readonly language: LetterLanguage | undefined
  /** Sentences that are left out of the letter. */
  readonly omitted: Written['omitted']
  readonly isSample: boolean
  /** With which grades its sentences are read, once they have been. */
  readonly grades: LetterReading['grades'] | undefined
  readonly onChange: (more: Partial<Draft>) => void
}

/** The letter as a sheet; each graded sentence labels a button with its grade, which shows other wordings. */
export function LetterPaper({ letter, draft, language, omitted, isSample, grades, onChange }: Props) {
  const { open, part, show, close } = useOpenSentence()
  const graded = letter.parts.flatMap(({ sentences }) => sentences).filter(isChangeable)
  const shown = graded.find(({ phraseId }) => phraseId === open)
  function choose(from: string, to: string) {
    onChange({ chosen: withChosen(draft.chosen, letter, from, to) })
    show(to)
  }
  function omit(id: string) {
    onChange({ omitted: [...draft.omitted, placeOfPhrase(id)] })
    close()
  }
  const takeBack = (place: string) => onChange({ omitted: draft.omitted.filter((one) => one !== place) })
  return (
    <>
      <div className="gen-pb">
        {[WORDINGS, NO_WORDINGS].map((id) => (
          <i key={id} id={id} />
        ))}
        <Sheet letter={letter} isSample={isSample} open={open} onOpen={(id) => (id === open ? close() : show(id))} />
        {shown && part && language && (
          <part.Wordings
            sentence={shown}
            ids={graded.map(({ phraseId }) => phraseId)}
            onStep={show}
            draft={draft}
            read={grades?.[shown.phraseId]}
            onWrite={(id, text) => onChange(withOwn(draft, letter, id, text))}
            onOmit={omit}
            others={wordingsOf(draft, language, shown.phraseId)}
            lang={letter.language}
            onChoose={(id) => choose(shown.phraseId, id)}
            onClose={close}
          />
        )}
      </div>
      <OmittedSentences sentences={omitted} lang={letter.language} onTakeBack={takeBack} />
    </>
  )
}

interface SheetProps extends Pick<Props, 'letter' | 'isSample'>, Pick<PartProps, 'open' | 'onOpen'> {}

function Sheet({ letter, isSample, open, onOpen }: SheetProps) {
  const t = useMessages()
  const carried = useCarriedWords(letter)
  return (
    <article id="letter" className="sheet sheet--din gen-b" lang={letter.language} aria-label={t('generator.letter')}>
      <p className="gen-e" lang={t('page.lang')}>
        {t(isSample ? 'generator.sample' : 'generator.draft')}
      </p>
      <LetterheadView />
      {letter.parts.map((part) => (
        <PartView key={part.part} part={part} carried={carried} open={open} onOpen={onOpen} />
      ))}
    </article>
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
