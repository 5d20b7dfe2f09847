/** Who may sign in to the demo (spec 3). Only what `API_MOCK` switches on reads it: other builds leave it out. */
export const testUser = {
  id: 1,
  username: 'elif',
  email: 'elif@storm.example',
  password: 'Bora.2013',
  firstName: 'Elif',
  lastName: 'Kaya',
} as const;
