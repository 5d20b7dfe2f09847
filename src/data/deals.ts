import { type Product, products } from './products';

const week = 604_800_000;
/** Monday 00:00 in İzmir (UTC+3, no daylight saving time) of a week long past, as Unix time in ms. */
const firstMonday = Date.UTC(2024, 0, 1) - 10_800_000;

/** How many deals a week has. */
const perWeek = 4;

/** Number of the week that a moment lies in; a new one begins on Monday at midnight in İzmir. */
export const weekOf = (now: number): number => Math.floor((now - firstMonday) / week);

/** When the week of a moment ends, in Unix time. */
export const weekEnd = (now: number): number => firstMonday + (weekOf(now) + 1) * week;

/** The deals of a week: four of the products on sale, others each week, none of them sold out. */
export function dealsOf(number: number): Product[] {
  const onSale = products.filter(({ sale, stock }) => sale && stock > 0);
  return Array.from({ length: Math.min(perWeek, onSale.length) }, (_, index) => {
    const at = (((number * perWeek + index) % onSale.length) + onSale.length) % onSale.length;
    return onSale[at];
  }).filter((product) => product !== undefined);
}
