import { type Feed, type FeedItem, timeOf } from './feed.ts'

/** An Atom feed (RFC 4287) that stands at `self`. */
export function atomFeed(feed: Feed, self: string): string {
  const { items, language, title, subtitle, author, home, origin } = feed
  const updated = items.map((item) => item.updated).reduce((latest, day) => (day > latest ? day : latest), '1970-01-01')
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<updated>${timeOf(updated)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(home)}"/>`,
    `<author><name>${escapeXml(author)}</name><uri>${escapeXml(home)}</uri></author>`,
    `<icon>${escapeXml(origin)}/favicon.svg</icon>`,
    `<logo>${escapeXml(origin)}/icon-512.png</logo>`,
    ...items.map((item) => entry(item, language)),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

function entry({ url, title, summary, html, topic, published, updated }: FeedItem, language: string): string {
  return [
    '<entry>',
    `<id>${escapeXml(url)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(url)}"/>`,
    `<published>${timeOf(published)}</published>`,
    `<updated>${timeOf(updated)}</updated>`,
    `<category term="${topic.key}" label="${escapeXml(topic.label)}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
