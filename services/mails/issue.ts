import MarkdownIt from 'markdown-it'
import { company } from '#words/facts'
import { fill, type Locale } from '#words/interface'
import { mailTexts } from '#words/said'
import { type Letter, writeLetter } from './letter.ts'

/** No HTML of its own and no pictures: a picture fetched from elsewhere would tell when and where a mail is opened. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false }).disable(['image'])

export interface IssueWords {
  readonly language: Locale
  readonly subject: string
  /** Markdown (CommonMark, with tables). */
  readonly text: string
  /** Where one unsubscribes. */
  readonly leave: string
}

/** An issue of the newsletter as the mail to one reader. */
export function issueLetter({ language, subject, text, leave }: IssueWords): Letter {
  const { why, button } = mailTexts[language].newsletter.issue
  return writeLetter({
    ...{ language, subject, title: subject, text: [] },
    content: withOrigin(markdown.render(text), leave),
    note: [fill(why, { brand: company.brand })],
    wayOut: { label: button, address: leave },
  })
}

/** A mail lies at no address: links that begin with a slash begin at the site that the reader leaves by. */
function withOrigin(content: string, leave: string): string {
  return URL.canParse(leave) ? content.replaceAll(/href="\/(?!\/)/g, `href="${new URL(leave).origin}/`) : content
}
