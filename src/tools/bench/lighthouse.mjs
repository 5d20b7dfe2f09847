import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, findChromium } from '../chromium.mjs';

/** One Lighthouse run with its default settings (a simulated phone) in a browser of its own: scores, ms. */
export async function runLighthouse(url) {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: [...chromiumArgs, '--headless=new'],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const score = (category) => Math.round(lhr.categories[category].score * 100);
    const value = (audit) => lhr.audits[audit].numericValue;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      mainThread: value('mainthread-work-breakdown'),
      cls: value('cumulative-layout-shift'),
      // Speed of the machine during the run.
      machine: lhr.environment.benchmarkIndex,
    };
  } finally {
    await chrome.kill();
  }
}
