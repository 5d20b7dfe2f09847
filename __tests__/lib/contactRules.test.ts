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
  it('may be sent when all five fields say something', () => expect(contactProblems(message)).toEqual({}));

  it('needs every one of them', () => {
    const all = Object.fromEntries(contactFields.map((field) => [field, 'required']));
    expect(contactProblems({})).toEqual(all);
    expect(contactProblems(Object.fromEntries(contactFields.map((field) => [field, ' \n\t\u00a0'])))).toEqual(all);
  });

  it.each(contactFields)('names %s alone when that is what is missing', (field) => {
    expect(contactProblems({ ...message, [field]: ' ' })).toEqual({ [field]: 'required' });
  });

  it.each(contactFields)('has a longest %s, blanks around it not counted', (field) => {
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
  ])('can not be answered at %j', (Email) =>
    expect(contactProblems({ ...message, Email })).toEqual({ Email: 'invalid' }),
  );

  it.each([' ayse@example.com ', 'ayşe@örnek.com.tr', "o'neil+site@mail.example.co.uk"])(
    'can be answered at %j',
    (Email) => expect(contactProblems({ ...message, Email })).toEqual({}),
  );

  it.each(invisibleCharacters)('is answered at the address without the %s that was copied with it', (_, sign) => {
    const pasted = `${sign}ay${sign}se@exam${sign}ple.com${sign}`;
    expect(contactProblems({ ...message, Email: pasted })).toEqual({});
    expect(normalizeContactField('Email', pasted)).toBe('ayse@example.com');
    expect(isEmail(pasted)).toBe(false);
  });

  it('needs an address even where something invisible stands in its place', () =>
    expect(contactProblems({ ...message, Email: '\u200b\ufeff\u00a0' })).toEqual({ Email: 'required' }));

  it('may be longer by what is taken out of its address', () => {
    const longest = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    expect(contactFieldProblem('Email', `${longest}${'\u200b'.repeat(20)}`)).toBeUndefined();
  });

  it('keeps the joiners of its text: other scripts are written with them', () =>
    expect(normalizeContactField('Message', ' می\u200cخواهم 👩\u200d💻 ')).toBe('می\u200cخواهم 👩\u200d💻'));

  it('fits a post of 16 kB, however full it is and whatever the script', () => {
    const full = Object.fromEntries(contactFields.map((field) => [field, '字'.repeat(maxContactLengths[field])]));
    const body = JSON.stringify({ ...full, Website: '', FilledIn: 86_400_000 });
    expect(Buffer.byteLength(body)).toBeLessThan(16 * 1024);
  });
});
