import { dribbble } from '@/ui/icons/dribbble';
import { facebook } from '@/ui/icons/facebook';
import { instagram } from '@/ui/icons/instagram';
import { twitter } from '@/ui/icons/twitter';
import { youtube } from '@/ui/icons/youtube';

/** Icons of the social networks by their id in site/company. */
export const socialIcons = { facebook, instagram, dribbble, twitter, youtube };
