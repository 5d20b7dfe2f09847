/** localStorage key of the demo's credentials, `{[user id]: …}`; a user's entry is deleted with the account. */
export const demoAccountsKey = 'storm-sign-ins';
