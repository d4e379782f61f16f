import { accountLinkPaths, CODE_MINUTES, LINK_MINUTES, type LinkPurpose, VERIFICATION_HOURS } from '../accounts/mail-links.ts'
import { imprint } from '../mails/imprint.ts'

interface Words {
  readonly subject: string
  readonly title: string
  readonly text: readonly string[]
  readonly button?: { readonly label: string; readonly page: LinkPurpose }
  /** In small print, at the end. */
  readonly note: string
}

interface Template {
  readonly subject: string
  readonly body: string
}

/** Both languages in one mail, German first: whoever asks for a mail may not be who reads it. */
function template(de: Words, en: Words): Template {
  const body = [
    '<p><strong>{APP_NAME}</strong> <span class="quiet" lang="en">· English below</span></p>',
    part('de', de),
    '<hr>',
    part('en', en),
    '<hr>',
    imprint(),
  ]
  return { subject: `${de.subject} · ${en.subject}`, body: body.join('\n') }
}

function part(lang: 'de' | 'en', { title, text, button, note }: Words): string {
  const prefix = lang === 'de' ? '' : '/en'
  return [
    `<div lang="${lang}">`,
    `<h1>${title}</h1>`,
    ...text.map((paragraph) => (paragraph.startsWith('<') ? paragraph : `<p>${paragraph}</p>`)),
    ...(button ? [`<p><a class="btn" href="{APP_URL}${prefix}${accountLinkPaths[button.page]}?token={TOKEN}">${button.label}</a></p>`] : []),
    `<p class="quiet">${note}</p>`,
    '</div>',
  ].join('\n')
}

export const verificationTemplate = template(
  {
    subject: 'E-Mail-Adresse bestätigen',
    title: 'Bitte bestätigen Sie Ihre Adresse',
    text: ['Mit dieser Adresse wurde ein Testzugang bei {APP_NAME} angelegt. Wenn Sie das waren, bestätigen Sie sie bitte.'],
    button: { label: 'Adresse bestätigen', page: 'verify' },
    note: `Der Link gilt ${VERIFICATION_HOURS} Stunden. Haben Sie keinen Zugang angelegt, müssen Sie nichts tun.`,
  },
  {
    subject: 'Confirm your e-mail address',
    title: 'Please confirm your address',
    text: ['A test account at {APP_NAME} was created with this address. If that was you, please confirm it.'],
    button: { label: 'Confirm address', page: 'verify' },
    note: `The link works for ${VERIFICATION_HOURS} hours. If you did not create an account, there is nothing to do.`,
  },
)

export const resetPasswordTemplate = template(
  {
    subject: 'Neues Passwort wählen',
    title: 'Wählen Sie ein neues Passwort',
    text: ['Für Ihren Zugang bei {APP_NAME} wurde ein neues Passwort angefordert.'],
    button: { label: 'Passwort wählen', page: 'reset' },
    note: `Der Link gilt ${LINK_MINUTES} Minuten und nur einmal. Haben Sie nichts angefordert, bleibt Ihr Passwort, wie es ist.`,
  },
  {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: ['A new password was requested for your account at {APP_NAME}.'],
    button: { label: 'Choose password', page: 'reset' },
    note: `The link works once, for ${LINK_MINUTES} minutes. If you did not ask for it, your password stays as it is.`,
  },
)

export const confirmEmailChangeTemplate = template(
  {
    subject: 'Neue E-Mail-Adresse bestätigen',
    title: 'Diese Adresse für Ihren Zugang verwenden',
    text: ['Ihr Zugang bei {APP_NAME} soll künftig diese E-Mail-Adresse haben. Zum Bestätigen brauchen Sie Ihr Passwort.'],
    button: { label: 'Adresse übernehmen', page: 'change' },
    note: `Der Link gilt ${LINK_MINUTES} Minuten. Wissen Sie davon nichts, müssen Sie nichts tun.`,
  },
  {
    subject: 'Confirm your new e-mail address',
    title: 'Use this address for your account',
    text: ['Your account at {APP_NAME} is to use this e-mail address from now on. You need your password to confirm it.'],
    button: { label: 'Use this address', page: 'change' },
    note: `The link works for ${LINK_MINUTES} minutes. If you know nothing about this, there is nothing to do.`,
  },
)

const code = '<p class="code">{OTP}</p>'

export const otpTemplate = template(
  {
    subject: 'Ihr Anmeldecode',
    title: 'Ihr Anmeldecode',
    text: ['Mit diesem Code melden Sie sich bei {APP_NAME} an:', code],
    note: `Der Code gilt ${CODE_MINUTES} Minuten und nur einmal. Geben Sie ihn nicht weiter. Haben Sie keinen angefordert, müssen Sie nichts tun.`,
  },
  {
    subject: 'Your sign-in code',
    title: 'Your sign-in code',
    text: ['Sign in to {APP_NAME} with this code:', code],
    note: `The code works once, for ${CODE_MINUTES} minutes. Do not pass it on. If you did not ask for one, there is nothing to do.`,
  },
)

const info = '<p class="fact">{ALERT_INFO}</p>'

export const authAlertTemplate = template(
  {
    subject: 'Neue Anmeldung',
    title: 'Jemand hat sich mit Ihrem Zugang angemeldet',
    text: [
      'Das Gerät oder das Netz kannten wir noch nicht:',
      info,
      'Waren Sie das? Dann müssen Sie nichts tun. Wenn nicht, wählen Sie jetzt ein neues Passwort: Das beendet alle Anmeldungen bei {APP_NAME}.',
    ],
    note: 'Sie bekommen diese Nachricht bei jeder Anmeldung, die für uns neu aussieht.',
  },
  {
    subject: 'New sign-in',
    title: 'Someone signed in to your account',
    text: [
      'We had not seen the device or the network before:',
      info,
      'Was it you? Then there is nothing to do. If not, choose a new password now: that ends every sign-in at {APP_NAME}.',
    ],
    note: 'You get this message for each sign-in that looks new to us.',
  },
)
