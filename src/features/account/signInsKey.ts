/** Where the demo keeps by what its visitors sign in: `{[user id]: …}`. It goes with the account. */
export const signInsKey = 'storm-sign-ins';
