import type { BranchedIntegrationId } from '@/data/integrationPayloads';
import { LineMark } from './LineMark';

/** All but the machines that are drawn in full. */
type MarkedIntegrationId = Exclude<BranchedIntegrationId, 'mqtt'>;

/** Paths on a 24-unit grid, stroke width 1.8: one for each device or channel. */
const marks: Record<MarkedIntegrationId, readonly [string, string, string]> = {
  barcode: [
    'M4 5h11a3 3 0 0 1 0 6h-3l1 8H8L7 11H4zM19 5l2-1M20 8h2M19 11l2 1',
    'M7 3h10v18H7zM10 17.5h4M9.5 7v6M12 7v6M14.5 7v6',
    'M4 4h16v6H4zM8 10l-3 10M16 10l3 10M12 10v4M12 17v3',
  ],
  scale: [
    'M3 19h18M5 19l1-3h12l1 3M15 16V5M12 5h6v4h-6z',
    'M4 20h16l-2-8H6zM4 8h16M12 8v4M10 16h4',
    'M12 2v5M8 7h8v6H8zM12 13v3a3 3 0 1 1-3 3M10.5 10h3',
  ],
  label: [
    'M4 9h16v9H4zM7 9V4h10v5M8 14h8v6H8z',
    'M3 6h12v12H3zM15 10h6v4h-6M6 10h6M6 13h4',
    'M7 3h10v9H7zM9 12h6v4H9zM10 16l-1 5h6l-1-5M10 7h4',
  ],
  marketplace: [
    'M4 9l2-5h12l2 5M4 9v11h16V9M4 9h16M10 20v-6h4v6',
    'M5 8h14l1 13H4zM9 11V7a3 3 0 0 1 6 0v4',
    'M3 4h3l2 11h10l2-8H7M9.5 20h.01M17 20h.01',
  ],
  payments: [
    'M3 6h18v12H3zM3 10h18M6 14.5h4',
    'M7 2.5h10v19H7zM10.5 18.5h3M10 12.5v-3M12 12.5v-5M14 12.5v-3',
    'M3 9l9-5 9 5zM5 9v9M10 9v9M14 9v9M19 9v9M3 20h18',
  ],
  carriers: [
    'M2 6h11v10H2zM13 9h5l4 4v3h-9zM6.5 19a2 2 0 1 0-.01 0M17.5 19a2 2 0 1 0-.01 0',
    'M3 13l18-8-5 15-4-6zM12 14l9-9',
    'M3 15h18l-3 5H6zM6 15v-4h5v4M11 11h4v4M8 11V7h4v4M17 15V5',
  ],
  pos: [
    'M7 3h10v7H7zM4 10h16l1 10H3zM8 14h.01M12 14h.01M16 14h.01M8 17h8',
    'M5 4h14v10H5zM10 14l-1 6M14 14l1 6M7 20h10M9 8h6',
    'M8 2.5h8v19H8zM10.5 6h3v3h-3zM10.5 13h.01M13.5 13h.01M10.5 16h.01M13.5 16h.01',
  ],
  mail: [
    'M4 4h16v16H4zM4 14h5l1.5 2.5h3L15 14h5M8 8h8M8 11h5',
    'M3 5h18v14H3zM3 7l9 7 9-7',
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H4zM17 13h3v6h-3zM18 19c0 2-2 2.5-5 2.5',
  ],
  chat: [
    'M3 20V9l6 4V9l6 4V4h5v16zM7 16.5h2M12 16.5h2',
    'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
    'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  ],
};

/** The icon of a device or channel behind an integration, 1em high; its id is beside it. */
export const BranchMark = ({ id, index }: { id: MarkedIntegrationId; index: number }) => (
  <LineMark d={marks[id][index]} />
);
