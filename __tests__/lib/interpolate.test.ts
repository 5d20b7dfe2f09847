import { interpolate } from '@/lib/interpolate';

it('replaces placeholders by their values, without escaping them', () => {
  expect(interpolate('{{name}} has {{count}}', { name: '<b> $& {{count}}', count: 0 })).toBe('<b> $& {{count}} has 0');
});

it('keeps placeholders that have no value', () => {
  expect(interpolate('{{pictures}} {{email}}', { pictures: 'Ours.' })).toBe('Ours. {{email}}');
});
