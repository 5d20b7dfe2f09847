/** CREATE TABLE statements; run at the first use. */
export const tableStatements = [
  `CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at TEXT NOT NULL,
    read_at TEXT,
    idempotency_key TEXT,
    UNIQUE (kind, idempotency_key)
  )`,
  'CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL)',
  // Daily histograms (UTC): the number of values up to `up_to` and above the previous edge (`vitalScales.ts`).
  `CREATE TABLE IF NOT EXISTS vitals (
    day TEXT NOT NULL,
    page TEXT NOT NULL,
    language TEXT NOT NULL,
    device TEXT NOT NULL,
    metric TEXT NOT NULL,
    up_to REAL NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, page, language, device, metric, up_to)
  ) WITHOUT ROWID`,
];

/** Columns added by later versions: `suspect` is the bot signal, the others the state of forwarding. */
export const messageColumns: Readonly<Record<string, string>> = {
  suspect: 'TEXT',
  forward: 'TEXT',
  attempts: 'INTEGER NOT NULL DEFAULT 0',
  next_at: 'INTEGER',
  last_answer: 'TEXT',
  forwarded_at: 'TEXT',
};

/** Index of the messages that wait for the provider, by when they are due. */
export const waitingIndexStatement =
  "CREATE INDEX IF NOT EXISTS messages_waiting ON messages (next_at) WHERE forward = 'waiting'";
