import { setTimeout as pause } from 'node:timers/promises';
import { installBench } from './inPage.mjs';

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

/** DevTools' Slow 4G: 1.6 Mbit/s, 750 kbit/s and 150 ms, with its factors (bandwidth × 0.9, latency × 3.75). */
const slow4g = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
/** Lighthouse's factor for a mid-tier phone. */
const slowCpu = { rate: 4 };
const timeout = 60_000;

/** Tracks transferred bytes by resource type, and pending requests. */
function trackTraffic(cdp) {
  const traffic = { open: new Map(), bytes: {}, last: Date.now() };
  const note = () => (traffic.last = Date.now());
  cdp.on('Network.requestWillBeSent', ({ requestId }) => note() && traffic.open.set(requestId, 'Other'));
  cdp.on('Network.responseReceived', ({ requestId, type }) => note() && traffic.open.set(requestId, type));
  cdp.on('Network.loadingFailed', ({ requestId }) => note() && traffic.open.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    note();
    const type = traffic.open.get(requestId) ?? 'Other';
    traffic.bytes[type] = (traffic.bytes[type] ?? 0) + encodedDataLength;
    traffic.open.delete(requestId);
  });
  return traffic;
}

/** Waits until the page is hydrated and the network has been idle for 700 ms; throws after 60 s. */
async function waitForNetworkIdle(page, traffic) {
  const until = Date.now() + timeout;
  const isReady = () =>
    page.evaluate(() => document.readyState === 'complete' && !document.querySelector('#root[data-dehydrated]'));
  while (!(await isReady()) || traffic.open.size > 0 || Date.now() - traffic.last < 700) {
    if (Date.now() > until) throw new Error(`${page.url()} was not hydrated and idle within ${timeout / 1000} s.`);
    await pause(50);
  }
}

/** Opens a URL in a fresh context, with throttled `network` and `cpu`; resolves to the result of `task`, run when idle. */
export async function visit(browser, url, { device = desktop, network = false, cpu = false }, task) {
  const context = await browser.newContext(device);
  try {
    await context.addInitScript(installBench);
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', slow4g);
    if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', slowCpu);
    const traffic = trackTraffic(cdp);
    await page.goto(url);
    const settled = () => waitForNetworkIdle(page, traffic);
    await settled();
    return await task({ page, cdp, traffic, settled });
  } finally {
    await context.close();
  }
}

/** Memory after garbage collection: heap bytes, DOM nodes, event listeners. */
export async function measureMemory(cdp) {
  // Repeated: wrappers are freed first, then what they referenced.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
