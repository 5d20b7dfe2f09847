import { publicSettings } from './publicSettings';

/** What DefinePlugin does in bundles, for tools that load modules of the site: imported before them. */
Object.assign(globalThis, { PUBLIC_SETTINGS: publicSettings(process.env, '') });
