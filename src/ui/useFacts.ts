import type { Currency } from '@/data/plans';
import { interpolateAll } from '@/lib/interpolateAll';
import { factsFor } from '@/site/facts';
import { useLanguage } from './translation';

/** The words with the company's figures in them; money in the given currency, or the language's. */
export const useFacts = <W>(words: W, currency?: Currency): W =>
  interpolateAll(words, factsFor(useLanguage(), currency));
