import { type Product, isInStock, products } from './products';
import { isShownOnFront } from './shopFront';

const weekLength = 604_800_000;
/** Start of week 0 as Unix time in ms: Monday 00:00 in İzmir (UTC+3, no daylight saving time). */
const firstMonday = Date.UTC(2024, 0, 1) - 10_800_000;

const dealsPerWeek = 4;

/** Number of the week of a Unix time in ms; weeks start on Monday 00:00 in İzmir. */
export const weekOf = (now: number): number => Math.floor((now - firstMonday) / weekLength);

/** End of the week of a Unix time, in ms. */
export const weekEnd = (now: number): number => firstMonday + (weekOf(now) + 1) * weekLength;

/** Deals of a week by its number: up to four products on sale, in stock and not shown beside them, rotating weekly. */
export function dealsOf(number: number): Product[] {
  const onSale = products.filter((product) => product.sale && isInStock(product) && !isShownOnFront(product));
  const first = Math.abs(number * dealsPerWeek) % onSale.length;
  return [...onSale, ...onSale].slice(first, first + Math.min(dealsPerWeek, onSale.length));
}
