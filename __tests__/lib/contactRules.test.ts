import { type ContactMessage, contactFields } from '@/lib/contactFields';
import { maxContactLengths } from '@/lib/contactFields';
import { contactFieldProblem, normalizeContactField } from '@/lib/contactRules';
import { isEmail } from '@/lib/email';
import { contactProblems } from '../support/contactProblems';
import { invisibleCharacters } from '../support/invisibleCharacters';

const message: ContactMessage = {
  NameSurname: 'Ayşe Yılmaz',
  Email: 'ayse@example.com',
  Phone: '(232) 555 01 20',
  Company: 'Örnek A.Ş.',
  Message: 'Merhaba,\nbir uygulama yaptırmak istiyoruz.',
};

describe('a message to the company', () => {
  it('may be sent when all five fields are filled in', () => expect(contactProblems(message)).toEqual({}));

  it('needs all five fields', () => {
    const all = Object.fromEntries(contactFields.map((field) => [field, 'required']));
    expect(contactProblems({})).toEqual(all);
    expect(contactProblems(Object.fromEntries(contactFields.map((field) => [field, ' \n\t\u00a0'])))).toEqual(all);
  });

  it.each(contactFields)('has an error only for %s when only that is missing', (field) => {
    expect(contactProblems({ ...message, [field]: ' ' })).toEqual({ [field]: 'required' });
  });

  it.each(contactFields)('has a maximum length for %s, which does not count blanks around it', (field) => {
    expect(contactFieldProblem(field, 'x'.repeat(maxContactLengths[field] + 1))).toBe('tooLong');
    if (field !== 'Email')
      expect(contactFieldProblem(field, ` ${'x'.repeat(maxContactLengths[field])} `)).toBeUndefined();
  });

  it.each([
    'ayse',
    'a@b',
    'a b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'a\ud800@example.com',
  ])('cannot have the e-mail address %j', (Email) =>
    expect(contactProblems({ ...message, Email })).toEqual({ Email: 'invalid' }),
  );

  it.each([' ayse@example.com ', 'ayşe@örnek.com.tr', "o'neil+site@mail.example.co.uk"])(
    'can have the e-mail address %j',
    (Email) => expect(contactProblems({ ...message, Email })).toEqual({}),
  );

  it.each(invisibleCharacters)('loses the %s that was copied with its e-mail address', (_, sign) => {
    const pasted = `${sign}ay${sign}se@exam${sign}ple.com${sign}`;
    expect(contactProblems({ ...message, Email: pasted })).toEqual({});
    expect(normalizeContactField('Email', pasted)).toBe('ayse@example.com');
    expect(isEmail(pasted)).toBe(false);
  });

  it('needs an e-mail address even if that field has invisible characters', () =>
    expect(contactProblems({ ...message, Email: '\u200b\ufeff\u00a0' })).toEqual({ Email: 'required' }));

  it('may have an e-mail address that is too long only by characters that are removed', () => {
    const longest = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    expect(contactFieldProblem('Email', `${longest}${'\u200b'.repeat(20)}`)).toBeUndefined();
  });

  it('keeps the zero-width joiners of its text: some writing systems need them', () =>
    expect(normalizeContactField('Message', ' می\u200cخواهم 👩\u200d💻 ')).toBe('می\u200cخواهم 👩\u200d💻'));

  it('fits into 16 kB with all fields at their maximum length, in any writing system', () => {
    const full = Object.fromEntries(contactFields.map((field) => [field, '字'.repeat(maxContactLengths[field])]));
    const body = JSON.stringify({ ...full, Website: '', FilledIn: 86_400_000 });
    expect(Buffer.byteLength(body)).toBeLessThan(16 * 1024);
  });
});
