import type { NewsTopic } from '@/ui/art/NewsCover';

/** Beginnings of Turkish, English and German words by topic; the first topic that occurs wins. */
const words: readonly [NewsTopic, RegExp][] = [
  [
    'security',
    /\b(secur|hack|cyber|malware|phish|password|güvenli|siber|saldırı|şifre|sicherheit|angriff|passw|lücke)/iu,
  ],
  ['ai', /\b(ai|chatgpt|openai|gemini|claude|copilot|llm|robot|yapay|ki|künstliche|roboter)\b|yapay zek|künstlich/iu],
  ['science', /\b(space|nasa|rocket|satellit|moon|mars|planet|science|uzay|uydu|bilim|roket|weltraum|rakete|forsch)/iu],
  [
    'business',
    /\b(market|share|billion|million|deal|bank|price|tax|euro|borsa|milyar|milyon|fiyat|dolar|zam|vergi|aktie|milliard|preis|steuer|börse)/iu,
  ],
  [
    'devices',
    /\b(phone|iphone|android|samsung|galaxy|xiaomi|apple|laptop|tablet|chip|game|console|telefon|oyun|ekran|kamera|handy|smartphone|rechner|spiel|prozessor)/iu,
  ],
];

/** The topic of an article by the words of its title and description. */
export const newsTopicOf = (text: string): NewsTopic => words.find(([, word]) => word.test(text))?.[0] ?? 'general';
