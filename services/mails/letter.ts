import { html, raw } from 'hono/html'
import { company } from '#words/facts'
import type { Locale } from '#words/interface'
import { imprint } from './imprint.ts'

/** What a mail says, before it has a form: HTML and plain text are both made of this. Every text in it is taken as text. */
export interface LetterWords {
  readonly language: Locale
  readonly subject: string
  readonly title: string
  readonly text: readonly string[]
  /** HTML of our own making, after the text. */
  readonly content?: string
  /** What is reported: a label and what somebody wrote, with its line ends. */
  readonly facts?: readonly Fact[]
  readonly button?: { readonly label: string; readonly address: string }
  /** In small print, at the end. */
  readonly note: readonly string[]
  /** A link in small print. */
  readonly wayOut?: { readonly label: string; readonly address: string }
}

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface Letter {
  readonly language: Locale
  readonly subject: string
  /** HTML inside the layout of all mails (classes `btn`, `fact`, `quiet`). */
  readonly body: string
}

export function writeLetter({ language, subject, title, text, content = '', facts = [], button, note, wayOut }: LetterWords): Letter {
  const parts = [
    html`<h1>${title}</h1>\n`,
    ...text.map((paragraph) => html`<p>${inLines(paragraph)}</p>\n`),
    raw(content),
    ...facts.map(({ label, value }) => html`<p class="fact"><strong>${label}</strong><br>${inLines(value)}</p>\n`),
    button ? html`<p><a class="btn" href="${button.address}">${button.label}</a></p>\n` : '',
    ...note.map((paragraph) => html`<p class="quiet">${paragraph}</p>\n`),
    wayOut ? html`<p class="quiet"><a href="${wayOut.address}">${wayOut.label}</a></p>\n` : '',
  ]
  return { language, subject, body: `${html`${parts}`}<hr>\n${imprint(company)}` }
}

function inLines(text: string) {
  return text.split('\n').map((line, index) => html`${raw(index > 0 ? '<br>' : '')}${line}`)
}
