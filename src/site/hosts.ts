import type { LanguageCode } from './languages';
import { provinces } from './provinces';

/** SEO texts of a host in a language. */
export interface SeoTexts {
  /** Title of the home page. */
  title: string;
  description: string;
  /** Comma-separated. */
  keywords: string;
  /** Origin without a trailing slash, `https://storm.example`; the page's path is appended. */
  canonical: string;
}

interface HostWords {
  description: string;
  /** Keywords of the domain, before the shared ones. */
  topics: readonly string[];
}

const titles: Record<LanguageCode, string> = { tr: 'Storm Yazılım', en: 'Storm Software', de: 'Storm Software' };

const sharedKeywords: Record<LanguageCode, readonly string[]> = {
  tr: ['Storm Yazılım', 'yazılım firması', 'özel yazılım', 'İzmir yazılım firması', '7/24 teknik destek'],
  en: ['Storm Software', 'software company', 'custom software', 'software company İzmir', '24/7 technical support'],
  de: ['Storm Software', 'Softwarefirma', 'Individualsoftware', 'Softwarefirma İzmir', 'Technischer Support 24/7'],
};

/** The keyword of a province, by language. */
const provinceKeyword: Record<LanguageCode, (province: string) => string> = {
  tr: (province) => `${province} yazılım`,
  en: (province) => `software ${province}`,
  de: (province) => `Software ${province}`,
};

/** The company domains; the first is the fallback. */
const domains = {
  'storm.example': {
    tr: {
      description:
        'Storm Yazılım web, mobil, masaüstü, ERP/MRP, IoT ve Endüstri 4.0 yazılımlarını İzmir’de geliştirir. Tek ekip, 7/24 teknik destek.',
      topics: ['web yazılımı', 'mobil uygulama', 'masaüstü yazılımı', 'ERP', 'MRP', 'IoT', 'Endüstri 4.0'],
    },
    en: {
      description:
        'Storm Software builds web, mobile, desktop, ERP/MRP, IoT and Industry 4.0 software in İzmir. One team, 24/7 technical support.',
      topics: ['web software', 'mobile apps', 'desktop software', 'ERP', 'MRP', 'IoT', 'Industry 4.0'],
    },
    de: {
      description:
        'Storm Software entwickelt in İzmir Software für Web, Mobile, Desktop, ERP/MRP, IoT und Industrie 4.0. Ein Team, technischer Support 24/7.',
      topics: ['Websoftware', 'Mobile Apps', 'Desktopsoftware', 'ERP', 'MRP', 'IoT', 'Industrie 4.0'],
    },
  },
  'stormyazilim.example': {
    tr: {
      description:
        'Siparişten sevkiyata tek plan: Storm Yazılım üretim yapan işletmeler için ERP ve MRP yazılımı geliştirir, kurar, yanınızda kalır.',
      topics: ['ERP yazılımı', 'MRP yazılımı', 'üretim planlama programı', 'stok takip programı', 'iş emri takibi'],
    },
    en: {
      description:
        'One plan from order to delivery: Storm Software builds ERP and MRP software for manufacturers, sets it up and stays by their side.',
      topics: ['ERP software', 'MRP software', 'production planning', 'stock control', 'work orders'],
    },
    de: {
      description:
        'Ein Plan vom Auftrag bis zum Versand: Storm Software entwickelt ERP- und MRP-Software für Fertigungsbetriebe, richtet sie ein und betreut sie.',
      topics: ['ERP-Software', 'MRP-Software', 'Produktionsplanung', 'Lagerverwaltung', 'Fertigungsaufträge'],
    },
  },
  'storm-software.example': {
    tr: {
      description:
        'Web siteleri, mobil uygulamalar, masaüstü programları ve yapay zekâ: Storm Yazılım fikrinizi her ekranda çalışan yazılıma dönüştürür.',
      topics: [
        'web tasarım',
        'e-ticaret yazılımı',
        'iOS uygulama',
        'Android uygulama',
        'masaüstü programı',
        'yapay zekâ',
      ],
    },
    en: {
      description:
        'Websites, mobile apps, desktop programs and AI: Storm Software turns your idea into software that runs on every screen.',
      topics: ['web development', 'e-commerce', 'iOS apps', 'Android apps', 'desktop applications', 'AI'],
    },
    de: {
      description:
        'Websites, mobile Apps, Desktopprogramme und KI: Storm Software macht aus Ihrer Idee Software, die auf jedem Bildschirm läuft.',
      topics: ['Webentwicklung', 'E-Commerce', 'iOS-Apps', 'Android-Apps', 'Desktopanwendungen', 'KI'],
    },
  },
  'storm-soft.example': {
    tr: {
      description:
        'Makineleriniz konuşur, biz dinleriz. Storm Yazılım IoT, Endüstri 4.0 ve dijital dönüşüm yazılımlarıyla sahayı ekranınıza getirir.',
      topics: ['IoT yazılımı', 'Endüstri 4.0', 'dijital dönüşüm', 'makine izleme', 'OEE takibi', 'kestirimci bakım'],
    },
    en: {
      description:
        'Your machines talk, we listen. Storm Software brings the shop floor to your screen: IoT, Industry 4.0 and digital transformation.',
      topics: [
        'IoT software',
        'Industry 4.0',
        'digital transformation',
        'machine monitoring',
        'OEE',
        'predictive maintenance',
      ],
    },
    de: {
      description:
        'Ihre Maschinen sprechen, wir hören zu. Storm Software bringt die Werkhalle auf Ihren Bildschirm: IoT, Industrie 4.0, digitale Transformation.',
      topics: [
        'IoT-Software',
        'Industrie 4.0',
        'Digitalisierung',
        'Maschinenüberwachung',
        'OEE',
        'vorausschauende Wartung',
      ],
    },
  },
} satisfies Record<string, Record<LanguageCode, HostWords>>;

export type Domain = keyof typeof domains;

/** The company's domains; the first is the fallback. */
export const companyDomains = Object.keys(domains) as readonly Domain[];

const isDomain = (host: string): host is Domain => Object.hasOwn(domains, host);

/** 'WWW.Storm-Soft.example:3000' → 'storm-soft.example'; an unknown host → 'storm.example'. */
function domainOf(host: string): Domain {
  const bare = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  return isDomain(bare) ? bare : 'storm.example';
}

/** The canonical origin of a host: https, without www and port. */
export const canonicalOrigin = (host: string): string => `https://${domainOf(host)}`;

/**
 * SEO texts for a host and language. `host`: a Host header or `location.host`; www, port and case are ignored; an
 * unknown host counts as the first domain.
 */
export function seoFor(host: string, language: LanguageCode): SeoTexts {
  const { description, topics } = domains[domainOf(host)][language];
  const keywords = [...sharedKeywords[language], ...topics, ...provinces.map(provinceKeyword[language])];
  return { title: titles[language], description, keywords: keywords.join(', '), canonical: canonicalOrigin(host) };
}
