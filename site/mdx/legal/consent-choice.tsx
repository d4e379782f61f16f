import { CONSENT_ID } from '../../constants.ts'
import { unstamped } from '../../public-config.ts'
import { useText } from '../text-context.ts'

/** Opens the choice about consent; a site that has nothing to ask for says so in its place. Styles show one of the two. */
export function ConsentChoice() {
  const { messages } = useText()
  const offered = { 'data-key': unstamped.analytics.key, 'data-captcha': unstamped.captcha.siteKey }
  return (
    <>
      <p className="cons-l" {...offered}>
        <a className="btn btn--2" href={`#${CONSENT_ID}`}>
          {messages['consent.change']}
        </a>
      </p>
      <p className="cons-n" {...offered}>
        {messages['consent.none']}
      </p>
    </>
  )
}
