import { escapeHtml } from '../../tools/escape-html.ts'
import type { Mail, MailExtras } from '../model/mail.ts'
import type { Settings } from '../model/settings.ts'
import { mailText } from './mail-text.ts'

/**
 * What every mail looks like, whatever its template: one column, the system's own letters, light and dark. Templates may
 * use `btn` for a link that acts, `code` for a code to be typed, `fact` for what a mail reports, `quiet` for small print, `hr` between two languages.
 */
const styles = (accent: string) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#eef1f3;color:#0a1c36;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%}
.sheet{box-sizing:border-box;width:100%;max-width:560px;margin:0 auto;padding:40px 44px;background:#fff;border-top:3px solid ${accent};overflow-wrap:break-word}
p{margin:0 0 18px}
h1{margin:0 0 20px;font-size:22px;line-height:1.25;letter-spacing:-.01em;text-wrap:balance}
a{color:#0f4da8}
.btn{display:inline-block;padding:12px 22px;background:${accent};color:#fff!important;font-weight:600;text-decoration:none;border-radius:3px}
.code{display:inline-block;margin:0 0 18px;padding:10px 18px;background:#fff3cc;font:600 26px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.14em}
.quiet,i,em{color:#56647a;font-size:14px;font-style:normal}
.fact{padding-left:14px;border-left:3px solid #ffc928}
hr{margin:36px 0;border:0;border-top:1px solid #c9d1d9}
p:last-child{margin-bottom:0}
@media (max-width:480px){.sheet{padding:28px 22px}}
@media (prefers-color-scheme:dark){
body{background:#0a1220;color:#eef1f3}
.sheet{background:#131e30;border-top-color:#c9d1d9}
a{color:#9cc3ff}
.btn{background:#eef1f3;color:#0a1c36!important}
.code{background:#3d3413;color:#ffe9a8}
.quiet,i,em{color:#b3bfcc}
hr{border-top-color:#34445c}
}`

interface MailParts {
  readonly subject: string
  readonly body: string
  readonly accent: string
  /** Unknown for a mail in two languages, whose parts say theirs. */
  readonly language?: string | undefined
}

/** The whole document of a mail around the body of its template. */
export function mailDocument({ subject, body, accent, language }: MailParts): string {
  return `<!doctype html>
<html${language ? ` lang="${escapeHtml(language)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles(/^#[0-9a-f]{6}$/i.test(accent) ? accent : '#0a1c36')}</style>
</head>
<body>
<div class="sheet">
${body}
</div>
</body>
</html>
`
}

/** What somebody is told by mail: subject and inner HTML, from which layout and plain text are made. */
export interface Letter extends MailExtras {
  readonly to: string
  readonly subject: string
  /** HTML inside the layout's sheet; every value in it is escaped already. */
  readonly body: string
  /** Where the whole is in one language. */
  readonly language?: string | undefined
}

/** A letter as a mail of the application: its sender, its colour. */
export function mailOf({ body, language, ...letter }: Letter, meta: Settings['meta']): Mail {
  return {
    ...letter,
    from: { name: meta.senderName, address: meta.senderAddress },
    html: mailDocument({ subject: letter.subject, body, language, accent: meta.accentColor }),
    text: mailText(body),
  }
}
