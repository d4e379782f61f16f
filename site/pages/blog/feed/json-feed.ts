import { type Feed, timeOf } from './feed.ts'

/** A JSON Feed 1.1 that stands at `self`. */
export function jsonFeed({ title, subtitle, language, author, home, origin, items }: Feed, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    language,
    home_page_url: home,
    feed_url: self,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    authors: [{ name: author, url: home }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: timeOf(item.published),
      date_modified: timeOf(item.updated),
      tags: [item.topic.label],
    })),
  })
}
