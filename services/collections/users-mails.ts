import { html } from 'hono/html'
import { company } from '#words/facts'
import { fill, type Locale, locales } from '#words/interface'
import { mailTexts } from '#words/said'
import { accountLinkPaths, CODE_MINUTES, LINK_MINUTES, type LinkPurpose, VERIFICATION_HOURS } from '../accounts/mail-links.ts'
import { imprint } from '../mails/imprint.ts'

type Account = (typeof mailTexts)[Locale]['account']

/** What a mail says in one language. */
type Said = Account[keyof Account]

interface Template {
  readonly subject: string
  readonly body: string
}

interface Parts {
  /** The page that the button leads to. */
  readonly page?: LinkPurpose
  /** What the backend puts below the first sentence, in the layout's class for it. */
  readonly shown?: { readonly className: 'code' | 'fact'; readonly placeholder: '{OTP}' | '{ALERT_INFO}' }
  /** How long what the mail brings can be used. */
  readonly minutes?: number
}

/** Both languages in one mail, German first: whoever asks for a mail may not be who reads it. */
function template(mail: keyof Account, parts: Parts): Template {
  const body = [
    '<p><strong>{APP_NAME}</strong> <span class="quiet" lang="en">· English below</span></p>',
    ...locales.flatMap(({ code }) => [partIn(code, mailTexts[code].account[mail], parts), '<hr>']),
    imprint(company),
  ]
  return { subject: locales.map(({ code }) => mailTexts[code].account[mail].subject).join(' · '), body: body.join('\n') }
}

function partIn(lang: Locale, said: Said, { page, shown, minutes = 0 }: Parts): string {
  const put = (text: string) => fill(text, { brand: '{APP_NAME}', hours: VERIFICATION_HOURS, minutes })
  const address = page && `{APP_URL}${lang === 'de' ? '' : '/en'}${accountLinkPaths[page]}?token={TOKEN}`
  const lines = [
    html`<div lang="${lang}">`,
    html`<h1>${said.title}</h1>`,
    html`<p>${put(said.text)}</p>`,
    ...(shown ? [html`<p class="${shown.className}">${shown.placeholder}</p>`] : []),
    ...('after' in said ? [html`<p>${put(said.after)}</p>`] : []),
    ...('button' in said && address ? [html`<p><a class="btn" href="${address}">${said.button}</a></p>`] : []),
    html`<p class="quiet">${put(said.note)}</p>`,
    '</div>',
  ]
  return lines.join('\n')
}

export const verificationTemplate = template('verification', { page: 'verify' })
export const resetPasswordTemplate = template('resetPassword', { page: 'reset', minutes: LINK_MINUTES })
export const confirmEmailChangeTemplate = template('confirmEmailChange', { page: 'change', minutes: LINK_MINUTES })
export const otpTemplate = template('otp', { shown: { className: 'code', placeholder: '{OTP}' }, minutes: CODE_MINUTES })
export const authAlertTemplate = template('authAlert', { shown: { className: 'fact', placeholder: '{ALERT_INFO}' } })
