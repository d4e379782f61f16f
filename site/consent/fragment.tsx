import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, type Messages, messagesFor } from '#words/interface'
import { CONSENT_ID, CONSENT_PATH, CONSENT_STYLES_PATH } from '../constants.ts'
import type { MakeConsentFragment } from '../context.ts'
import type { PublicConfig } from '../public-config.ts'
import { inLocale } from '../route-table/pages.ts'
import css from './bar.css?inline'
import barScript from './bar-script.ts?script'
import { offeredPurposes, type Purpose } from './decisions.ts'

/** React leaves alone what it finds in head and body and has not made. */
export const consentFragment: MakeConsentFragment = (config, locale, nonce) => {
  const offered = offeredPurposes(config)
  if (offered.length === 0) return undefined
  return {
    head: renderToStaticMarkup(
      <>
        <style id="consent-styles" dangerouslySetInnerHTML={{ __html: css }} />
        <noscript>
          <link rel="stylesheet" href={CONSENT_STYLES_PATH} />
        </noscript>
      </>,
    ),
    body: renderToStaticMarkup(
      <>
        <Choice offered={offered} locale={locale} config={config} />
        <p className="cons-said" role="status" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: barScript }} />
      </>,
    ),
  }
}

interface ChoiceProps {
  readonly offered: readonly Purpose[]
  readonly locale: Locale
  readonly config: PublicConfig
}

/** Two equal buttons, nothing chosen beforehand; an ordinary form for who has no script. */
function Choice({ offered, locale, config }: ChoiceProps) {
  const t = messagesFor(locale)
  const { key, host, personProfiles } = config.analytics
  const about = `${inLocale('/datenschutz/datenschutz-website', locale)}#${t['footer.consent.fragment']}`
  return (
    <section
      id={CONSENT_ID}
      className="cons"
      tabIndex={-1}
      aria-labelledby="cons-t"
      data-offered={offered.join(' ')}
      data-saved={t['consent.saved']}
      data-failed={t['consent.failed']}
      {...(key && { 'data-key': key, 'data-host': host, 'data-profiles': personProfiles })}
    >
      <form method="post" action={CONSENT_PATH} className="wrap">
        <div className="cons-w">
          <h2 id="cons-t">{t['consent.title']}</h2>
          <p>
            {t[key ? 'consent.text' : 'consent.text.captcha']} <a href={about}>{t['consent.about']}</a>
          </p>
          <p className="cons-sig">{t['consent.signal']}</p>
        </div>
        <div className="cons-b">
          <button className="btn btn--2 btn--s" type="submit" name="choice" value="none">
            {t['consent.deny']}
          </button>
          <button className="btn btn--2 btn--s" type="submit" name="choice" value="all">
            {t['consent.allow']}
          </button>
        </div>
        <Details offered={offered} t={t} />
        <button className="cons-x" type="submit" name="choice" value="keep">
          {t['consent.close']}
        </button>
      </form>
    </section>
  )
}

function Details({ offered, t }: { offered: readonly Purpose[]; t: Messages }) {
  return (
    <details>
      <summary>{t['consent.choose']}</summary>
      <fieldset>
        <legend>{t['consent.legend']}</legend>
        {offered.map((purpose) => (
          <label key={purpose}>
            <input type="checkbox" name="granted" value={purpose} />
            <span>
              <b>{t[`consent.${purpose}`]}</b> {t[`consent.${purpose}.text`]}
            </span>
          </label>
        ))}
      </fieldset>
      <button className="btn btn--2 btn--s" type="submit" name="choice" value="selected">
        {t['consent.save']}
      </button>
    </details>
  )
}
