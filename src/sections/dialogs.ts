/** Ids of dialogs that buttons open by `commandfor`, without JavaScript. */
export const menuDrawer = 'menu-drawer';
export const siteSearch = 'site-search';
