import { existsSync } from 'node:fs';

// Settings from a file for the scripts of package.json: what the environment has already wins, and there need not be a
// file. `ENV_FILE` names another one; an empty name is none, for runs that must not depend on somebody's settings.
const file = process.env.ENV_FILE ?? '.env';
if (file && existsSync(file)) process.loadEnvFile(file);
