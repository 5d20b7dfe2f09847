/** The social networks of the contact page and the footer (spec 2.2, 2.3). */
type SocialId = 'facebook' | 'instagram' | 'dribbble' | 'twitter' | 'youtube';

/** The shops for the app (spec 2.2). */
type StoreId = 'appStore' | 'playStore';

interface SocialLink {
  id: SocialId;
  /** The network's own name, for `{{network}}` in the words. */
  name: string;
  href: string;
}

export interface StoreBadge {
  id: StoreId;
  /** Missing until the app is published: the badge then says so and is no link. */
  href?: string;
}

const socials: readonly SocialLink[] = [
  { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/stormyazilim' },
  { id: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/stormyazilim' },
  { id: 'dribbble', name: 'Dribbble', href: 'https://dribbble.com/stormyazilim' },
  { id: 'twitter', name: 'Twitter', href: 'https://twitter.com/stormyazilim' },
  { id: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@stormyazilim' },
];

const stores: readonly StoreBadge[] = [{ id: 'appStore' }, { id: 'playStore' }];

/** What is true of the company in every language; the rest of the site reads it here (spec 2.2, 9). Example data. */
export const company = {
  email: 'merhaba@storm.example',
  /** As people read it; a `tel:` link drops the spaces. */
  phone: '+90 232 555 01 20',
  /** Years of experience = current year minus this one (spec 9). */
  founded: 2013,
  /** Weekdays as in Date.getDay(): 1 is Monday (spec 9). Türkiye has no daylight saving time; the zone still decides. */
  hours: { from: '09:00', to: '18:00', timeZone: 'Europe/Istanbul', days: [1, 2, 3, 4, 5] as readonly number[] },
  socials,
  stores,
};
