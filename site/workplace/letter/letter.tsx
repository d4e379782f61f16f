import type { ReactNode } from 'react'
import type { Comment, Draft } from '#processes'
import { useWords } from '../words.ts'
import { Comments } from './comments.tsx'
import { type Numbered, partsOf, sentenceId } from './parts.ts'

interface LetterProps {
  readonly draft: Draft
  readonly comments: readonly Comment[]
  /** Its language, which may be another than the page's. */
  readonly lang: string
  /** What follows a sentence and its comments. */
  readonly after?: (sentence: Numbered) => ReactNode
}

/** The letter to be read, its sentences numbered so that one can speak of them, comments at their sentences. */
export function Letter({ draft, comments, lang, after }: LetterProps) {
  const say = useWords()
  const isReadBefore = draft.sentences.some(({ read }) => read !== undefined)
  return (
    <div className="sheet lett">
      {partsOf(draft).map(({ part, sentences }) => (
        <section key={part} aria-label={say(`letter.${part}`)}>
          <ol start={sentences[0]?.number}>
            {sentences.map((sentence) => (
              <li key={sentence.id} id={sentenceId(sentence.id)} value={sentence.number}>
                <span lang={sentence.text ? lang : undefined} className={sentence.text === sentence.made ? undefined : 'lett-changed'}>
                  {sentence.text || say('sentence.gone')}
                </span>
                {isReadBefore && <Since sentence={sentence} lang={lang} />}
                <Comments comments={comments.filter((comment) => comment.sentence === sentence.id)} />
                {after?.(sentence)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** What became of a sentence since the reviewer sent the draft back. */
function Since({ sentence: { text, read }, lang }: { readonly sentence: Numbered; readonly lang: string }) {
  const say = useWords()
  if (read === text) return null
  return (
    <p className="small lett-since">
      {say(read ? 'sentence.since' : 'sentence.sinceNew')} {read && <span lang={lang}>{read}</span>}
    </p>
  )
}
