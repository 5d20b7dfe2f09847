import { rm } from 'node:fs/promises';

for (const folder of ['dist', 'build', '.cache', 'coverage', 'test-results'])
  await rm(folder, { recursive: true, force: true });
