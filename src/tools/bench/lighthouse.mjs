import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs } from '../chromium.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The audits that cost a category points, as "category: audit"; without performance. */
const lostPoints = ({ categories: results, audits }) =>
  categories
    .slice(1)
    .flatMap((category) =>
      results[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${category}: ${id}`),
    );

/** One Lighthouse run with its default settings (a simulated phone) in a browser of its own: scores, ms, kB. */
export async function runLighthouse(chromePath, url) {
  const chrome = await launch({ chromePath, chromeFlags: [...chromiumArgs, '--headless=new'], logLevel: 'silent' });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: categories,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const [performance, accessibility, bestPractices, seo] = categories.map((name) =>
      Math.round(lhr.categories[name].score * 100),
    );
    const value = (id) => lhr.audits[id].numericValue;
    return {
      ...{ performance, accessibility, bestPractices, seo },
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      mainThread: value('mainthread-work-breakdown'),
      cls: value('cumulative-layout-shift'),
      totalKb: value('total-byte-weight') / 1000,
      // Speed of the machine during the run.
      machine: lhr.environment.benchmarkIndex,
      lost: lostPoints(lhr),
    };
  } finally {
    await chrome.kill();
  }
}
