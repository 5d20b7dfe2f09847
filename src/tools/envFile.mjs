import { existsSync } from 'node:fs';

// Loads `.env` if it exists; environment variables take precedence. `ENV_FILE` names another file; empty: none, for
// runs that must not depend on local settings.
const file = process.env.ENV_FILE ?? '.env';
if (file && existsSync(file)) process.loadEnvFile(file);
