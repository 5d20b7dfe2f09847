import { connect } from 'node:net';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

/** Two threads saturate each of the servers. */
const threads = 2;

/**
 * Load generator for one URL, one request per connection at a time. It only counts body bytes: autocannon's parser is
 * limited to 80 MB/s per thread.
 * @param url plain http
 * @param options `headers`, `connections` and `seconds`
 * @returns requests (average per second, total), p99 in ms, errors (other than 200 and 304)
 */
export async function requestRepeatedly(url, { headers, connections, seconds }) {
  const task = { url, headers, seconds, connections: connections / threads };
  const ask = () =>
    new Promise((resolve, reject) =>
      new Worker(new URL(import.meta.url), { workerData: task }).once('message', resolve).once('error', reject),
    );
  const parts = await Promise.all(Array.from({ length: threads }, ask));
  const times = parts.flatMap((part) => [...part.times]).sort((one, other) => one - other);
  return {
    requests: { average: times.length / seconds, total: times.length },
    latency: { p99: Number((times[Math.floor(0.99 * times.length)] ?? Infinity).toFixed(1)) },
    errors: parts.reduce((sum, part) => sum + part.errors, 0),
  };
}

function runWorker({ url, headers, seconds, connections }) {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`;
  const times = [];
  let errors = 0;
  for (let index = 0; index < connections; index += 1) {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    let sent = 0;
    let head = '';
    let left = 0;
    const next = () => {
      sent = performance.now();
      socket.write(request);
    };
    socket.on('connect', next).on('error', () => (errors += 1));
    socket.on('data', (bytes) => {
      let got = bytes.length;
      if (left === 0) {
        head += bytes.latin1Slice();
        const end = head.indexOf('\r\n\r\n') + 4;
        if (end < 4) return;
        const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
        if (status !== '200' && status !== '304') errors += 1;
        left = end + Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
        got = head.length;
        head = '';
      }
      left -= got;
      if (left > 0) return;
      left = 0;
      times.push(performance.now() - sent);
      next();
    });
  }
  setTimeout(() => {
    parentPort.postMessage({ times: Float64Array.from(times), errors });
    process.exit();
  }, seconds * 1000);
}

if (!isMainThread) runWorker(workerData);
