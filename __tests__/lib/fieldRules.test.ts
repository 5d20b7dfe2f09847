import { fieldProblem, normalizeField } from '@/lib/fieldRules';
import { isEmail } from '@/lib/email';
import { type MessageBody, messageKinds } from '@/site/messageKinds';
import { messageProblems } from '../support/messageProblems';
import { invisibleCharacters } from '../support/invisibleCharacters';

const { fields } = messageKinds['contact-form'];
const names = Object.keys(fields) as (keyof typeof fields)[];
const contactProblems = (body: Partial<Record<string, string>>) => messageProblems('contact-form', body);

const message: MessageBody<'contact-form'> = {
  NameSurname: 'Ayşe Yılmaz',
  Email: 'ayse@example.com',
  Phone: '(232) 555 01 20',
  Company: 'Örnek A.Ş.',
  Message: 'Merhaba,\nbir uygulama yaptırmak istiyoruz.',
};

describe('a message to the company', () => {
  it('may be sent when all five fields are filled in', () => expect(contactProblems(message)).toEqual({}));

  it('needs all five fields', () => {
    const all = Object.fromEntries(names.map((name) => [name, 'required']));
    expect(contactProblems({})).toEqual(all);
    expect(contactProblems(Object.fromEntries(names.map((name) => [name, ' \n\t\u00a0'])))).toEqual(all);
  });

  it.each(names)('has an error only for %s when only that is missing', (name) => {
    expect(contactProblems({ ...message, [name]: ' ' })).toEqual({ [name]: 'required' });
  });

  it.each(names)('has a maximum length for %s, which does not count blanks around it', (name) => {
    const { max } = fields[name];
    expect(fieldProblem(fields[name], 'x'.repeat(max + 1))).toBe('tooLong');
    if (name !== 'Email') expect(fieldProblem(fields[name], ` ${'x'.repeat(max)} `)).toBeUndefined();
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
    expect(normalizeField(fields.Email, pasted)).toBe('ayse@example.com');
    expect(isEmail(pasted)).toBe(false);
  });

  it('needs an e-mail address even if that field has invisible characters', () =>
    expect(contactProblems({ ...message, Email: '\u200b\ufeff\u00a0' })).toEqual({ Email: 'required' }));

  it('may have an e-mail address that is too long only by characters that are removed', () => {
    const longest = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    expect(fieldProblem(fields.Email, `${longest}${'\u200b'.repeat(20)}`)).toBeUndefined();
  });

  it('keeps the zero-width joiners of its text: some writing systems need them', () =>
    expect(normalizeField(fields.Message, ' می\u200cخواهم 👩\u200d💻 ')).toBe('می\u200cخواهم 👩\u200d💻'));
});

describe('an optional field', () => {
  const rule = { max: 10, optional: true, format: 'email' } as const;

  it.each([undefined, '', ' \n'])('may be %j', (value) => expect(fieldProblem(rule, value)).toBeUndefined());

  it('follows its rule when it is filled in', () => {
    expect(fieldProblem(rule, 'a@b')).toBe('invalid');
    expect(fieldProblem(rule, 'ada@example.com')).toBe('tooLong');
    expect(fieldProblem(rule, ' a@b.com ')).toBeUndefined();
  });
});

it.each(Object.entries(messageKinds))(
  'a message of the kind %s fits into 16 kB with all fields at their maximum length, in any writing system',
  (_, kind) => {
    const full = Object.fromEntries(Object.entries(kind.fields).map(([name, { max }]) => [name, '字'.repeat(max)]));
    const body = JSON.stringify({ ...full, Website: '', FilledIn: 86_400_000 });
    expect(Buffer.byteLength(body)).toBeLessThan(16 * 1024);
  },
);
