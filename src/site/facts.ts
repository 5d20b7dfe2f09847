import { guarantees } from '@/data/guarantees';
import { hosting, subprocessors } from '@/data/hosting';
import { moneyCase } from '@/data/moneyCase';
import { type Currency, rates } from '@/data/plans';
import { dayRate, discoveryPrice, maintenance, payments, priceRanges, quoteDays } from '@/data/priceRanges';
import { customerDays, projectPhases, projectWeeks } from '@/data/projectPhases';
import { availability, levelCredit, serviceLevels } from '@/data/serviceLevels';
import { numberFormat } from '@/lib/formats';
import { company } from './company';
import { type LanguageCode, languageOf, localeOf } from './languages';
import { legalFacts } from './legal';

type Facts = Readonly<Record<string, string | number>>;

/** A dash after which no line breaks. */
const dash = '–\u2060';

/** '6–12', or '4' where both ends are the same. */
const span = ([from, to]: readonly [number, number]) => (from === to ? from : `${from}${dash}${to}`);

const { discovery, design, build, trial, live } = projectPhases;
const { critical, major, minor, request } = serviceLevels;

/** Figures and names of the company that are the same in every language: values of the placeholders in texts. */
export const facts: Facts = {
  ...legalFacts,
  founded: company.founded,
  hoursFrom: company.hours.from,
  hoursTo: company.hours.to,
  ...guarantees,
  ...hosting,
  ...subprocessors,
  discoveryWeeks: span(discovery.weeks),
  designWeeks: span(design.weeks),
  buildWeeks: span(build.weeks),
  trialWeeks: span(trial.weeks),
  liveWeeks: span(live.weeks),
  discoveryDays: discovery.days,
  designDays: design.days,
  buildDays: build.days,
  trialDays: trial.days,
  liveDays: live.days,
  projectWeeks: span(projectWeeks),
  customerDays,
  smallWeeks: span(priceRanges.small.weeks),
  mediumWeeks: span(priceRanges.medium.weeks),
  largeWeeks: span(priceRanges.large.weeks),
  payOrder: payments.order,
  payDesign: payments.design,
  payTrial: payments.trial,
  payAcceptance: payments.acceptance,
  quoteDays,
  officeShare: maintenance.officeHours,
  allHoursShare: maintenance.allHours,
  criticalResponse: critical.response,
  criticalRepair: critical.repair,
  majorResponse: major.response,
  majorRepair: major.repair,
  minorResponse: minor.response,
  minorRepair: minor.repair,
  requestResponse: request.response,
  answerDays: company.answerDays,
  levelCredit,
  stopsBefore: moneyCase.stops.before,
  stopsAfter: moneyCase.stops.after,
  lessStock: moneyCase.lessStock,
  stockCost: moneyCase.stockCost,
  payback: moneyCase.payback,
};

/** The facts, with sums of money and decimals as the language writes them. */
export function factsFor(language: LanguageCode, currency: Currency = languageOf(language).currency): Facts {
  const locale = localeOf(language);
  const format = (cents: number, options: Intl.NumberFormatOptions = {}) =>
    numberFormat(locale, { maximumFractionDigits: 0, ...options }).format((cents * rates[currency]) / 100);
  const money = (cents: number) => format(cents, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  // The symbol stands once: before the range, or in German after it.
  const range = ([from, to]: readonly [number, number]) =>
    /^\d/.test(money(to)) ? `${format(from)}${dash}${money(to)}` : `${money(from)}${dash}${format(to)}`;
  const decimal = (value: number) => numberFormat(locale).format(value);
  const { scrap, scrapGain, stopGain, freedStock, stockGain, material, hour, stock } = moneyCase;
  return {
    ...facts,
    availability: decimal(availability),
    discoveryPrice: money(discoveryPrice),
    smallPrice: range(priceRanges.small.price),
    mediumPrice: range(priceRanges.medium.price),
    largePrice: range(priceRanges.large.price),
    dayRate: money(dayRate),
    allHoursLeast: money(maintenance.allHoursLeast),
    materialCost: money(material),
    scrapBefore: decimal(scrap.before / 10),
    scrapAfter: decimal(scrap.after / 10),
    hourCost: money(hour),
    stockValue: money(stock),
    scrapGain: money(scrapGain),
    stopGain: money(stopGain),
    freedStock: money(freedStock),
    stockGain: money(stockGain),
    yearlyGain: money(moneyCase.gain),
    yearlyCare: money(moneyCase.care),
    netGain: money(moneyCase.net),
    projectPrice: money(moneyCase.project),
    ownDay: money(moneyCase.ownDay),
    ownEffort: money(moneyCase.ownEffort),
  };
}
