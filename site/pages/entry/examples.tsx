import type { FrontMatter } from '#words'
import type { Locale } from '#words/interface'
import { wholeGrade } from '#zeugnis'
import { Wording } from '../../mdx/lexicon/wording.tsx'
import { markSentence } from '../../mdx/mark-sentence.ts'
import { MarkedWords } from '../../mdx/marked-words.tsx'
import type { Translate } from '../../messages/messages.tsx'
import { gradeNameOf } from '../../reading/grade-name.ts'
import { Flag } from '../../ui/flag.tsx'

type Entry = FrontMatter<'wissen'>

interface Place {
  readonly locale: Locale
  readonly t: Translate
}

/** Sentences of a reference on its sheet, marked as the engine reads them, with the reading in the margin. */
export function Examples({ entry: { sample, examples }, ...place }: { entry: Entry } & Place) {
  const { t } = place
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">{t('entry.examples')}</h2>
      <div className="marg">
        <p className="t first lh">
          <span>
            <b>{sample}</b>
            <br />
            {t('entry.invented')}
          </span>
        </p>
        {examples.map((example) => (
          <Example key={example.sentence} {...example} {...place} />
        ))}
        <div className="t last" />
      </div>
    </section>
  )
}

function Example({ sentence, note, missing, locale, t }: Entry['examples'][number] & Place) {
  const marked = markSentence(sentence)
  const { grade, techniques } = marked
  const { figure, words } = gradeNameOf(t)
  return (
    <>
      <p className="t" lang="de">
        <MarkedWords sentence={marked} locale={locale} />
        {missing && (
          <>
            {' '}
            <span className="gap" lang={t('page.lang')}>
              {t('entry.missing', { what: missing })}
            </span>
          </>
        )}
      </p>
      <div className={grade !== null && grade >= 4 ? 'n bad' : 'n'}>
        <b>
          <Flag name={grade === null ? 'x' : String(wholeGrade(grade))} size={22} />
          {grade === null ? t('entry.noGrade') : t('entry.grade', { grade: figure(grade), name: words(grade) })}
        </b>
        {techniques.length > 0 && (
          <p className="tech">
            {techniques.map(({ name, words: said }) => (
              <span key={said}>
                {t(`technique.${name}`)} <i lang="de">„{said}“</i>
              </span>
            ))}
          </p>
        )}
        <p>
          <Wording text={note} />
        </p>
      </div>
    </>
  )
}
