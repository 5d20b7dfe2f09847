/** Where the code that was entered in this tab is kept, in the session. */
export const promotionKey = 'storm-promotion';
