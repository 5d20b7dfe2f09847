import type { StoryId } from '@/data/entryIds';
import type { StationKind } from '@/ui/art/about/StationObject';

/** What is drawn at each station of a story, in the order of the stations in its words. */
export const stationKinds: Record<StoryId, Record<'before' | 'after', readonly StationKind[]>> = {
  tunc: { before: ['paper', 'slip', 'tag', 'scales', 'invoice'], after: ['screen', 'ladle', 'invoice'] },
  poyraz: { before: ['printer', 'hourglass', 'van', 'stack', 'keyboard'], after: ['parcel', 'van', 'pen'] },
  kardelen: { before: ['spool', 'shop', 'window', 'tally', 'discount'], after: ['parcel', 'chart', 'coat'] },
  norddock: { before: ['ship', 'van', 'stamp', 'barrier', 'cup'], after: ['clock', 'call', 'barrier'] },
  egeoptik: {
    before: ['prescription', 'envelope', 'lens', 'envelope', 'glasses'],
    after: ['camera', 'lens', 'glasses'],
  },
  mese: { before: ['call', 'board', 'notebook', 'saw', 'call'], after: ['ruler', 'cuts', 'saw'] },
  halyard: { before: ['weather', 'paper', 'call', 'boat', 'coin'], after: ['weather', 'message', 'clock'] },
};
