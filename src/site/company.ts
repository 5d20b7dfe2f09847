import { founded } from './founded';

/** Social networks of the contact page and the footer. */
type SocialId = 'facebook' | 'instagram' | 'dribbble' | 'twitter' | 'youtube';

/** App stores. */
type StoreId = 'appStore' | 'playStore';

interface SocialLink {
  id: SocialId;
  /** The network's name: value of `{{network}}` in the texts. */
  name: string;
  href: string;
}

export interface StoreLink {
  id: StoreId;
  /** Undefined until the app is published: the badge is not a link then. */
  href?: string;
}

const socials: readonly SocialLink[] = [
  { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/stormyazilim' },
  { id: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/stormyazilim' },
  { id: 'dribbble', name: 'Dribbble', href: 'https://dribbble.com/stormyazilim' },
  { id: 'twitter', name: 'Twitter', href: 'https://twitter.com/stormyazilim' },
  { id: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@stormyazilim' },
];

const stores: readonly StoreLink[] = [{ id: 'appStore' }, { id: 'playStore' }];

/** Company data that is the same in every language. Example data. */
export const company = {
  email: 'merhaba@storm.example',
  /** Formatted; `tel:` links remove the spaces. */
  phone: '+90 232 555 01 20',
  /** Years of experience are computed from it. */
  founded,
  /** Weekdays as in Date.getDay(): 1 is Monday. Times are local to `timeZone`. */
  hours: { from: '09:00', to: '18:00', timeZone: 'Europe/Istanbul', days: [1, 2, 3, 4, 5] as readonly number[] },
  /** Working days within which every message is answered; the line under each form names it. */
  answerDays: 1,
  socials,
  stores,
};
