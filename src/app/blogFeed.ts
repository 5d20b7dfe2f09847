import { people } from '@/data/people';
import type { PostId } from '@/data/postIds';
import { posts } from '@/data/posts';
import { urlOf } from '@/site/addresses';
import { blogFeedUrl } from '@/site/blogFeed';
import type { LanguageCode } from '@/site/languages';
import { postTarget } from '@/site/postTarget';
import { settings } from '@/site/settings';

interface FeedWords {
  /** Title and description of the RSS channel. */
  title: string;
  description: string;
  posts: Record<PostId, { title: string; lead: string }>;
  categories: Record<string, string>;
}

const { origin } = settings;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the blog as RSS 2.0 in a language: all posts, newest first. */
export function blogFeed(language: LanguageCode, words: FeedWords): string {
  const dayOf = (date: string) => new Date(date).toUTCString();
  const items = posts.map(({ id, date, category, author }) => {
    const { to, params } = postTarget(id);
    const link = origin + urlOf(to, language, params);
    return `<item>
<title>${escapeXml(words.posts[id].title)}</title>
<link>${link}</link>
<guid>${link}</guid>
<pubDate>${dayOf(date)}</pubDate>
<dc:creator>${escapeXml(people[author].name)}</dc:creator>
<category>${escapeXml(words.categories[category] ?? '')}</category>
<description>${escapeXml(words.posts[id].lead)}</description>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(words.title)}</title>
<link>${origin}${urlOf('blog/grid', language)}</link>
<description>${escapeXml(words.description)}</description>
<language>${language}</language>
<lastBuildDate>${dayOf(posts[0]?.date ?? '')}</lastBuildDate>
<atom:link href="${origin}${blogFeedUrl(language)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
