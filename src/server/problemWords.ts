import type { ContactField } from '@/lib/contactFields';
import { company } from '@/site/company';
import type { LanguageCode } from '@/site/languages';

/** HTTP status by problem code. */
export const problemStatus = {
  fields: 400,
  unreadable: 400,
  badAddress: 400,
  badKey: 400,
  foreign: 403,
  token: 403,
  noSuchCall: 404,
  onlyGet: 405,
  tooLarge: 413,
  notJson: 415,
  keyReused: 422,
  tooMany: 429,
  failed: 500,
  storeAway: 503,
  storeFull: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

interface ProblemWords {
  /** By status: with the type about:blank a title is the status in words (RFC 9457, 4.2.1). */
  titles: Record<(typeof problemStatus)[ProblemCode], string>;
  details: Record<ProblemCode, string>;
  /** Messages of field errors. `{longest}`: the maximum length. */
  fields: { required: Record<ContactField, string>; invalid: string; tooLong: string };
}

/** Localized problem texts. */
export const problemWords: Record<LanguageCode, ProblemWords> = {
  tr: {
    titles: {
      400: 'Geçersiz istek',
      403: 'Erişim reddedildi',
      404: 'Bulunamadı',
      405: 'Bu yöntem desteklenmiyor',
      413: 'İçerik çok büyük',
      415: 'Desteklenmeyen içerik türü',
      422: 'İstek işlenemedi',
      429: 'Çok fazla istek',
      500: 'Sunucu hatası',
      503: 'Hizmet şu anda kullanılamıyor',
      507: 'Depolama alanı yetersiz',
    },
    details: {
      fields: 'Bazı alanlar eksik ya da hatalı.',
      unreadable: 'Gönderilen istek anlaşılamadı.',
      badAddress: 'İstenen adres hatalı yazılmış.',
      badKey: 'Idempotency-Key, 1 ile 200 arasında yazdırılabilir ASCII karakterinden oluşmalıdır.',
      foreign: 'Başka sitelerden gönderilen istekler kabul edilmez.',
      token:
        'Güvenlik doğrulaması tamamlanamadı: X-XSRF-TOKEN başlığı XSRF-TOKEN çereziyle aynı olmalıdır. Lütfen yeniden deneyin.',
      noSuchCall: 'Böyle bir çağrı yok.',
      onlyGet: 'Burada yalnızca GET ve HEAD yanıtlanır.',
      tooLarge: 'Gönderdiğiniz içerik çok büyük; en fazla 16 kB olabilir.',
      notJson: 'İstek application/json türünde olmalıdır.',
      keyReused: 'Bu Idempotency-Key başka bir mesaj için kullanılmış.',
      tooMany: 'Kısa sürede çok fazla mesaj gönderildi. Lütfen bir dakika sonra yeniden deneyin.',
      failed: 'İsteğiniz yanıtlanırken beklenmeyen bir hata oluştu.',
      storeAway: 'Mesajınız şu anda kaydedilemedi. Lütfen birazdan yeniden deneyin.',
      storeFull: `Şu anda yeni mesaj kaydedemiyoruz. Lütfen bize ${company.email} adresinden yazın.`,
    },
    fields: {
      required: {
        NameSurname: 'Lütfen adınızı girin.',
        Email: 'Lütfen e-posta adresinizi girin.',
        Phone: 'Lütfen telefon numaranızı girin.',
        Company: 'Lütfen şirketinizin adını girin.',
        Message: 'Lütfen mesajınızı yazın.',
      },
      invalid: 'Lütfen geçerli bir e-posta adresi girin.',
      tooLong: 'Bu alana en fazla {longest} karakter yazılabilir.',
    },
  },
  en: {
    titles: {
      400: 'Bad Request',
      403: 'Forbidden',
      404: 'Not Found',
      405: 'Method Not Allowed',
      413: 'Content Too Large',
      415: 'Unsupported Media Type',
      422: 'Unprocessable Content',
      429: 'Too Many Requests',
      500: 'Internal Server Error',
      503: 'Service Unavailable',
      507: 'Insufficient Storage',
    },
    details: {
      fields: 'Some fields are missing or not valid.',
      unreadable: 'The request could not be understood.',
      badAddress: 'The address is malformed.',
      badKey: 'Idempotency-Key must be 1 to 200 printable ASCII characters.',
      foreign: 'Posts from other sites are refused.',
      token: 'The security check failed: the header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN. Please try again.',
      noSuchCall: 'There is no such call.',
      onlyGet: 'Only GET and HEAD are answered here.',
      tooLarge: 'What you sent is too large; 16 kB is the limit.',
      notJson: 'The body must be application/json.',
      keyReused: 'This Idempotency-Key was used for another message.',
      tooMany: 'Too many messages came in a short time. Please try again in a minute.',
      failed: 'The server failed to answer this request.',
      storeAway: 'Your message could not be stored. Please try again in a moment.',
      storeFull: `We can't store new messages at the moment. Please write to ${company.email}.`,
    },
    fields: {
      required: {
        NameSurname: 'Please enter your name.',
        Email: 'Please enter your email.',
        Phone: 'Please enter your phone.',
        Company: 'Please enter your company.',
        Message: 'Please enter your message.',
      },
      invalid: 'Please enter a valid email address.',
      tooLong: 'No more than {longest} characters fit here.',
    },
  },
  de: {
    titles: {
      400: 'Ungültige Anfrage',
      403: 'Zugriff verweigert',
      404: 'Nicht gefunden',
      405: 'Methode nicht erlaubt',
      413: 'Inhalt zu groß',
      415: 'Nicht unterstützter Inhaltstyp',
      422: 'Nicht verarbeitbare Anfrage',
      429: 'Zu viele Anfragen',
      500: 'Interner Serverfehler',
      503: 'Dienst derzeit nicht verfügbar',
      507: 'Kein Speicherplatz verfügbar',
    },
    details: {
      fields: 'Einige Angaben fehlen oder sind ungültig.',
      unreadable: 'Die Anfrage war nicht lesbar.',
      badAddress: 'Die Adresse ist fehlerhaft.',
      badKey: 'Der Idempotency-Key muss aus 1 bis 200 druckbaren ASCII-Zeichen bestehen.',
      foreign: 'Anfragen von fremden Seiten werden abgelehnt.',
      token:
        'Die Sicherheitsprüfung ist fehlgeschlagen: Der Header X-XSRF-TOKEN muss dem Cookie XSRF-TOKEN entsprechen. Bitte versuchen Sie es noch einmal.',
      noSuchCall: 'Diesen Aufruf gibt es nicht.',
      onlyGet: 'Hier werden nur GET und HEAD beantwortet.',
      tooLarge: 'Ihre Sendung ist zu groß; erlaubt sind höchstens 16 kB.',
      notJson: 'Der Inhalt muss vom Typ application/json sein.',
      keyReused: 'Dieser Idempotency-Key wurde bereits für eine andere Nachricht verwendet.',
      tooMany: 'In kurzer Zeit kamen zu viele Nachrichten. Bitte versuchen Sie es in einer Minute noch einmal.',
      failed: 'Beim Beantworten der Anfrage ist ein unerwarteter Fehler aufgetreten.',
      storeAway: 'Ihre Nachricht konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.',
      storeFull: `Zurzeit können wir keine Nachrichten speichern. Bitte schreiben Sie uns an ${company.email}.`,
    },
    fields: {
      required: {
        NameSurname: 'Bitte geben Sie Ihren Namen ein.',
        Email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
        Phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
        Company: 'Bitte geben Sie Ihr Unternehmen ein.',
        Message: 'Bitte geben Sie Ihre Nachricht ein.',
      },
      invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      tooLong: 'Hier passen höchstens {longest} Zeichen hinein.',
    },
  },
};
