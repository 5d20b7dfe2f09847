import type { PostId } from './postIds';

interface Code {
  /** File name shown above the code. */
  file: string;
  lines: string;
}

interface Chart {
  /** Values by key of the post's words, in row order. */
  rows: Readonly<Record<string, number>>;
  /** Key of the highlighted row. */
  accent: string;
}

/** Charts and code of posts, the same in all languages. */
export const postFigures: Readonly<Record<PostId, { chart?: Chart; code?: Code }>> = {
  'one-second': {
    chart: { rows: { polling: 540, cloud: 210, floor: 48 }, accent: 'floor' },
    code: {
      file: 'broker.toml',
      lines: `[listener]
bind      = "10.0.3.1:1883"
keep_last = true

[alarm.press-03]
when = "vibration > 4.2 mm/s for 200 ms"
tell = ["shift-lead", "panel-3"]`,
    },
  },
  'boring-release': {
    chart: { rows: { night: 95, script: 18, router: 1 }, accent: 'router' },
    code: {
      file: 'rollout.yaml',
      lines: `steps: [5, 25, 50, 100]
hold: 10m
watch:
  errors: "rate(http_5xx[2m]) / rate(http[2m])"
  limit: 0.004
on_breach:
  - route: previous
  - page: on-call`,
    },
  },
  'no-signal': {
    code: {
      file: 'outbox.sql',
      lines: `CREATE TABLE outbox (
  id      TEXT PRIMARY KEY,
  kind    TEXT NOT NULL,
  body    TEXT NOT NULL,
  tries   INTEGER DEFAULT 0,
  next_at INTEGER NOT NULL
);

BEGIN;
UPDATE jobs SET state = 'done'
  WHERE id = :job;
INSERT INTO outbox VALUES
  (:id, 'job-done', :body, 0, :now);
COMMIT;`,
    },
  },
  'friday-mrp': { chart: { rows: { none: 41, fence: 14, lots: 8 }, accent: 'lots' } },
  'two-batteries': {
    chart: { rows: { sleep: 35, measure: 55, near: 23, far: 584 }, accent: 'near' },
    code: {
      file: 'loop.c',
      lines: `uint16_t now = measure_moisture();
uint16_t change = now > sent ? now - sent : sent - now;

if (change >= ONE_PERCENT || silent >= TWO_HOURS) {
  send(now, battery_mv());
  sent = now;
  silent = 0;
}
sleep_minutes(15);`,
    },
  },
  'quoted-answer': {
    chart: { rows: { right: 82, unknown: 29, shy: 8, wrong: 1 }, accent: 'right' },
    code: {
      file: 'exam/071.json',
      lines: `{
  "ask": "Tightening torque of the cover, pump P-204?",
  "expect": { "value": "40 Nm", "source": "P-204/rev7/p31" },
  "forbid": ["about", "usually", "typically"]
}`,
    },
  },
  'fourteen-kilobytes': {
    chart: { rows: { small: 617, large: 767 }, accent: 'small' },
    code: {
      file: 'index.html',
      lines: `<head>
  <title>Storm</title>
  <style>.hero { min-height: 36rem }</style>
  <script>keepEarlyClicks()</script>
</head>
<body>
  <main id="main"><h1>…</h1></main>
  <script src="/app.js" defer></script>
</body>`,
    },
  },
  'still-desktop': {
    chart: { rows: { visit: 23, notice: 58, silent: 97 }, accent: 'silent' },
    code: {
      file: 'balance.ts',
      lines: `let rest = '';
port.on('data', (bytes) => {
  const lines = (rest + bytes.toString('ascii')).split('\\r\\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const [, stable, grams] = /^(S|D)\\s+(-?[\\d.]+) g$/.exec(line) ?? [];
    if (stable === 'S') weighed(Number(grams));
  }
});`,
    },
  },
  'paper-first': { chart: { rows: { price: 9, sign: 27, store: 15, typing: 2 }, accent: 'sign' } },
};
