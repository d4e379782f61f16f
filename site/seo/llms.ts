/** A list under its heading: what lies where, a line on each. */
export interface LlmsSection {
  readonly title: string
  readonly links: readonly { readonly title: string; readonly href: string; readonly line: string }[]
}

export interface LlmsFile {
  readonly title: string
  readonly summary: string
  readonly note: string
  readonly sections: readonly LlmsSection[]
}

/** An overview for programs that read, in the form of llmstxt.org: name, summary, a note, lists of links. */
export function llmsText({ title, summary, note, sections }: LlmsFile): string {
  return `${[`# ${title}`, `> ${summary}`, note, ...sections.map(sectionText)].join('\n\n')}\n`
}

function sectionText({ title, links }: LlmsSection): string {
  return [`## ${title}`, '', ...links.map((link) => `- [${link.title}](${link.href}): ${link.line}`)].join('\n')
}
