/** Demo account. Read only where `API_MOCK` is true, so that other builds drop it. */
export const testUser = {
  id: 1,
  username: 'elif',
  email: 'elif@storm.example',
  password: 'Bora.2013',
  firstName: 'Elif',
  lastName: 'Kaya',
} as const;
