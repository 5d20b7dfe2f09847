/** Ids of dialogs that buttons open by `commandfor`, without JavaScript. */
export const menuDrawerId = 'menu-drawer';
export const siteSearchId = 'site-search';
