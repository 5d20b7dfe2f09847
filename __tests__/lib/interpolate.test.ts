import { interpolate } from '@/lib/interpolate';

it('puts values in their places, as they are', () => {
  expect(interpolate('{{name}} has {{count}}', { name: '<b> $& {{count}}', count: 0 })).toBe('<b> $& {{count}} has 0');
});

it('leaves what has no value as it is written, for a later hand', () => {
  expect(interpolate('{{pictures}} {{email}}', { pictures: 'Ours.' })).toBe('Ours. {{email}}');
});
