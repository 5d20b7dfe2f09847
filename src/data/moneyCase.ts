import { maintenance } from './priceRanges';
import { customerDays } from './projectPhases';

/** The example factory; money in US cents. */
const factory = {
  material: 120_000_000,
  /** Scrap in tenths of a per cent of the material, before and after. */
  scrap: { before: 60, after: 45 },
  /** Unplanned stops in hours a month, before and after. */
  stops: { before: 40, after: 26 },
  hour: 15_000,
  stock: 60_000_000,
  /** Per cent of the stock that is no longer needed, and its cost a year in per cent. */
  lessStock: 15,
  stockCost: 10,
  project: 6_000_000,
  /** A person-day of the factory's own people. */
  ownDay: 25_000,
};

/** A year's gains and costs of the example factory, and the months until the project has paid for itself. */
function calculate() {
  const { material, scrap, stops, hour, stock, lessStock, stockCost, project, ownDay } = factory;
  const scrapGain = (material * (scrap.before - scrap.after)) / 1000;
  const stopGain = (stops.before - stops.after) * 12 * hour;
  const freedStock = (stock * lessStock) / 100;
  const stockGain = (freedStock * stockCost) / 100;
  const gain = scrapGain + stopGain + stockGain;
  const care = (project * maintenance.officeHours) / 100;
  const ownEffort = customerDays * ownDay;
  const net = gain - care;
  const payback = Math.ceil(((project + ownEffort) * 12) / net);
  return { scrapGain, stopGain, freedStock, stockGain, gain, care, ownEffort, net, payback };
}

/** The money case: what is given, and what follows from it. Example data. */
export const moneyCase = { ...factory, ...calculate() };
