/** Ids of the header's dialogs, which their buttons open by name before any script. */
export const menuDrawer = 'menu-drawer';
export const siteSearch = 'site-search';
