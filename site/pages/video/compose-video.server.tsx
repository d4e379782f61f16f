import { type FilmFormat, filmFacts, filmSteps } from '#words/facts'
import { fill, type Locale, locales, longDate, messagesFor } from '#words/interface'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import type { Translate } from '../../messages/messages.tsx'
import { filmPath } from '../../route-table/document-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { clockTime } from './captions.ts'

/** Smaller first; what a browser cannot play it passes over. */
const formats: readonly { readonly format: FilmFormat; readonly type: string }[] = [
  { format: 'webm', type: 'video/webm; codecs="vp9"' },
  { format: 'mp4', type: 'video/mp4; codecs="avc1.640020"' },
]

/** What tools/video/stills.ts drew from the film. */
const stillOf = (name: string) => `/videos/still-${name}.webp`

interface Props {
  readonly locale: Locale
  readonly t: Translate
}

/** Film, files and transcript as finished markup: the browser's own player needs no script, and React never touches it. */
export function composeVideo(locale: Locale, text: string): string {
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  return staticMarkup(
    <>
      <Film locale={locale} t={t} />
      <Transcript locale={locale} t={t} />
    </>,
  ).concat(`<div class="body"><div class="art"><div class="prose">${text}</div></div></div>`)
}

function Film({ locale, t }: Props) {
  return (
    <div className="body vid">
      <div className="vid-p">
        {/* biome-ignore lint/a11y/useMediaCaption: the tracks come from the list of languages */}
        <video controls preload="none" playsInline width={1280} height={720} poster={stillOf('poster')} aria-label={t('video.label')}>
          {formats.map(({ format, type }) => (
            <source key={format} src={`${filmPath}.${format}`} type={type} />
          ))}
          {locales.map(({ code, name }) => (
            <track
              key={code}
              kind="captions"
              src={inLocale(`${filmPath}.vtt`, code)}
              srcLang={code}
              label={name}
              default={code === locale || undefined}
            />
          ))}
        </video>
        <button className="btn" type="button" data-play="" data-script="">
          {t('video.play')} <span>{clockTime(filmFacts.duration)}</span>
        </button>
      </div>
      <p className="vid-f">
        <span>{t('video.silent', { duration: clockTime(filmFacts.duration), date: longDate(filmFacts.date, locale) })}</span>
        {formats.map(({ format }) => (
          <a key={format} href={`${filmPath}.${format}`} download="">
            {t('video.file', { format: format.toUpperCase().replace('WEBM', 'WebM'), size: sizeOf(filmFacts.bytes[format], locale) })}
          </a>
        ))}
      </p>
    </div>
  )
}

function sizeOf(bytes: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)
}

function Transcript({ locale, t }: Props) {
  return (
    <section className="sec sec--fog" aria-labelledby="transcript">
      <div className="wrap">
        <HalyardLabel flag="n">{t('video.transcript.label')}</HalyardLabel>
        <div className="main">
          <div className="sechead">
            <h2 id="transcript">{t('video.transcript')}</h2>
            <p className="lead">{t('video.transcript.lead')}</p>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways and must be reachable by keyboard (WCAG 2.1.1) */}
          <ol className="vid-t" tabIndex={0} aria-labelledby="transcript">
            {filmSteps(locale).map(({ id, start, title, text }) => (
              <li key={id}>
                <img src={stillOf(id)} width={640} height={360} alt="" loading="lazy" />
                <span className="num">{clockTime(start)}</span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
