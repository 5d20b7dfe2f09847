import { publicSettings } from './publicSettings';

/** Defines PUBLIC_SETTINGS as DefinePlugin does in bundles; import it before modules of the site. */
Object.assign(globalThis, { PUBLIC_SETTINGS: publicSettings(process.env, '') });
