import fc from 'fast-check';
import { eraseAccount, readAccount, savePart } from '@/features/account/accountApi';
import { parseStoredAccount } from '@/features/account/parseStoredAccount';
import { type Account, defaultAccount } from '@/features/account/account';

const user = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };
const other = { ...user, id: 2, firstName: 'Deniz' };
const key = 'storm-account';
const fresh = defaultAccount(user);

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, Account> | null;

afterEach(() => localStorage.clear());

describe('a stored account', () => {
  it('is found again, but not for another user', async () => {
    await savePart({ user, part: 'hours', value: [10, 23] });
    expect((await readAccount(user)).hours).toEqual([10, 23]);
    expect((await readAccount(other)).hours).toEqual([]);
  });

  it('changes in the part that was saved, and in no other', async () => {
    await savePart({ user, part: 'hours', value: [10] });
    await savePart({ user, part: 'twoStep', value: true });
    expect(await readAccount(user)).toEqual({ ...fresh, hours: [10], twoStep: true });
  });

  it('is erased completely, and other accounts stay', async () => {
    await savePart({ user, part: 'twoStep', value: true });
    await savePart({ user: other, part: 'twoStep', value: true });
    await eraseAccount(user);
    expect(Object.keys(stored() ?? {})).toEqual(['2']);
    await eraseAccount(other);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is not called saved where storage is forbidden', async () => {
    const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('No storage here', 'SecurityError');
    });
    await expect(savePart({ user, part: 'twoStep', value: true })).rejects.toThrow('full or not available');
    forbidden.mockRestore();
  });

  it('never holds more than four digits of a card', async () => {
    const card = { id: 'a', brand: 'visa', last4: '4242', expiry: '09/31', holder: 'Elif Kaya' } as const;
    const whole = { ...card, id: 'b', number: '4242424242424242', last4: '4242424242424242' };
    const found = parseStoredAccount({ cards: { list: [card, whole], first: 'b' } }, fresh);
    expect(found.cards).toEqual({ list: [card], first: 'a' });
  });

  it('holds each card once, and no card with an impossible expiry date', () => {
    const card = { id: 'a', brand: 'visa', last4: '4242', expiry: '09/31', holder: 'Elif Kaya' } as const;
    const list = [card, { ...card, id: 'b', expiry: '13/31' }, { ...card, id: 'c', expiry: '00/31' }, card];
    expect(parseStoredAccount({ cards: { list, first: 'a' } }, fresh).cards).toEqual({ list: [card], first: 'a' });
  });

  it.each([
    'null',
    'true',
    '0',
    '1e309',
    '"text"',
    '[]',
    '[[[[]]]]',
    '{',
    '{"1":',
    '{"1":null}',
    '{"1":[]}',
    '{"1":"account"}',
    '{"1":{"profile":null}}',
    '{"1":{"profile":{"firstName":5}}}',
    `{"1":{"profile":{"about":"${'x'.repeat(500)}"}}}`,
    '{"1":{"profile":{"birthDate":"1991-13-45"}}}',
    '{"1":{"profile":{"birthDate":"2025-02-31"}}}',
    '{"1":{"profile":{"birthDate":"yesterday"}}}',
    '{"1":{"look":{"face":"__proto__","tone":"constructor","weather":1e309}}}',
    '{"1":{"look":{"weather":"1"}}}',
    '{"1":{"look":{"face":["bob"],"tone":{}}}}',
    '{"1":{"hours":"10,11"}}',
    '{"1":{"hours":[99,-1,"10",null,1.5]}}',
    '{"1":{"twoStep":"yes"}}',
    '{"1":{"ended":[1,null,"<script>",{"id":"x"}]}}',
    '{"1":{"passwordChanged":"javascript:alert(1)"}}',
    '{"1":{"passwordChanged":"2026-99-99T99:99:99.999Z"}}',
    '{"1":{"passwordChanged":"2026-11-21T25:00:00.000Z"}}',
    '{"1":{"passwordChanged":"2026-11-31T10:00:00.000Z"}}',
    '{"1":{"notifications":[true,true]}}',
    '{"1":{"notifications":{"projects":{"email":1}}}}',
    '{"1":{"quiet":{"on":1,"from":"25:00","to":"8"}}}',
    '{"1":{"cards":{"list":"none"}}}',
    '{"1":{"address":{"country":"XX","street":{},"city":[]}}}',
    '{"1":{"milestones":["../../etc","a b",7]}}',
    '{"1":{"__proto__":{"twoStep":true}}}',
    '{"__proto__":{"twoStep":true}}',
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
    `"${'x'.repeat(200_000)}"`,
  ])('reads as a new account when storage contains %.60s', async (text) => {
    localStorage.setItem(key, text);
    expect(await readAccount(user)).toEqual(fresh);
  });

  it('stays the same when it is stored and read again, whatever storage contained', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        const read = parseStoredAccount(anything, fresh);
        expect(parseStoredAccount(JSON.parse(JSON.stringify(read)), fresh)).toEqual(read);
      }),
    );
  });

  it('keeps the valid fields beside an invalid one', async () => {
    const profile = { ...fresh.profile, phone: '+90 232 555 01 20', birthDate: 'never' };
    localStorage.setItem(key, JSON.stringify({ 1: { profile } }));
    expect((await readAccount(user)).profile).toEqual({ ...profile, birthDate: '' });
  });
});
